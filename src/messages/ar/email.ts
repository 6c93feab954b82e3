import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "وصلتك هذه الرسالة لأن هذا البريد الإلكتروني ورد في طلب موعد. إن لم يكن الطلب منك، فيمكنك تجاهلها.",
  changedTitle: "تم تغيير موعدك",
  attached: "الملف المرفق يضيف الوقت إلى التقويم.",
};

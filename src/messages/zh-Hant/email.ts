import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "您收到此郵件，是因為有人在預約申請中填寫了此電子郵件地址。如果不是您本人，請忽略此郵件。",
  changedTitle: "您的預約已更改",
  attached: "附件可將此時間加入您的行事曆。",
};

import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason: "您收到此邮件，是因为有人在预约申请中填写了此邮箱。如果不是您本人，请忽略此邮件。",
  changedTitle: "您的预约已更改",
  attached: "附件可将此时间添加到您的日历。",
};

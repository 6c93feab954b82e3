import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason: "您收到此邮件，是因为有人在预约申请中填写了此邮箱。如果不是您本人，请忽略此邮件。",
  noReplies: "请勿回复此邮件，我们不会查看回复。",
  changedTitle: "您的预约已更改",
  attached: "附件可将此时间添加到您的日历。",
  page: ["申请预约", "致电预约"],
  linkPage: {
    title: "申请取消或另约时间",
    letters: "您填表时写的姓氏（前三个字或字母）",
    reason: "以免他人更改您的申请。",
    wrong: "您输入的内容与申请不符。",
    cancel: {
      booked: "您要取消预约吗？",
      requested: "您要取消申请吗？",
      yes: "是，请帮我取消",
      no: "不，返回",
    },
    received: "诊所已收到您的消息",
    message: "您的消息",
    booked: "在诊所确认之前，您的预约仍然有效。",
    requested: "在诊所答复之前，您的申请保持不变。",
    ended: "此链接已失效",
    later: "请稍后再试",
    call: "如需更改或取消，请拨打邮件中的电话。",
  },
  changes: { cancel: "请帮我取消", move: "请致电与我另约时间" },
};

import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "您收到此郵件，是因為有人在預約申請中填寫了此電子郵件地址。如果不是您本人，請忽略此郵件。",
  noReplies: "請勿回覆此郵件，我們不會查看回覆。",
  changedTitle: "您的預約已更改",
  attached: "附件可將此時間加入您的行事曆。",
  page: ["申請預約", "致電預約"],
  linkPage: {
    title: "申請取消或另約時間",
    letters: "您填表時寫的姓氏（前三個字或字母）",
    reason: "以免他人更改您的申請。",
    wrong: "您輸入的內容與申請不符。",
    cancel: {
      booked: "您要取消預約嗎？",
      requested: "您要取消申請嗎？",
      yes: "是，請幫我取消",
      no: "不，返回",
    },
    received: "診所已收到您的訊息",
    message: "您的訊息",
    booked: "在診所確認之前，您的預約仍然有效。",
    requested: "在診所答覆之前，您的申請維持不變。",
    ended: "此連結已失效",
    later: "請稍後再試",
    call: "如需更改或取消，請撥打郵件中的電話。",
  },
  changes: { cancel: "請幫我取消", move: "請致電與我另約時間" },
};

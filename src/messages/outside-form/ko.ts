import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "예약 신청에 이 주소가 입력되어 이메일을 보내 드립니다. 본인이 신청하지 않았다면 무시하셔도 됩니다.",
  noReplies: "이 이메일은 발신 전용이므로 회신하셔도 확인할 수 없습니다.",
  changedTitle: "예약이 변경되었습니다",
  attached: "첨부 파일로 이 시간을 캘린더에 추가할 수 있습니다.",
  page: ["예약 신청", "전화로 예약하기"],
  linkPage: {
    title: "취소 또는 시간 변경 요청",
    letters: "성(앞 세 글자까지만)",
    reason: "다른 사람이 신청을 변경하지 못하도록 확인합니다.",
    wrong: "이 글자는 신청 내용과 일치하지 않습니다.",
    cancel: {
      booked: "예약을 취소하시겠습니까?",
      requested: "예약 신청을 취소하시겠습니까?",
      yes: "네, 취소해 주세요",
      no: "아니요, 돌아갈게요",
    },
    received: "병원에 메시지가 전달되었습니다",
    message: "보내신 메시지",
    booked: "병원에서 확인할 때까지 예약은 그대로 유지됩니다.",
    requested: "병원에서 답변할 때까지 신청은 그대로 유지됩니다.",
    ended: "이 링크는 더 이상 사용할 수 없습니다",
    later: "나중에 다시 시도해 주세요",
    call: "변경하거나 취소하려면 이메일에 있는 번호로 전화해 주세요.",
  },
  changes: { cancel: "취소해 주세요", move: "다른 시간을 잡을 수 있게 전화해 주세요" },
};

import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "예약 신청에 이 주소가 입력되어 이메일을 보내 드립니다. 본인이 신청하지 않았다면 무시하셔도 됩니다.",
  changedTitle: "예약이 변경되었습니다",
  attached: "첨부 파일로 이 시간을 캘린더에 추가할 수 있습니다.",
};

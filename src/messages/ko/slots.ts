import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "언제 오시겠습니까?",
  slotHint: "시간을 선택하지 않으면 병원에서 시간을 제안해 드립니다.",
  timeZone: (zone) => `시간은 이 시간대 기준입니다: ${zone}.`,
  needsType: "어떤 일로 예약하는지 선택하면 가능한 시간이 여기에 나옵니다.",
  loadingTimes: "가능한 시간을 찾는 중…",
  loadingTimesSlowly: "평소보다 오래 걸리고 있습니다. 그동안 다른 질문에 답하셔도 됩니다.",
  timesFailed: "가능한 시간을 표시하지 못했습니다.",
  timesInRange: (range, _count, formatted) => `${range}: 가능한 시간대 ${formatted}개`,
  someTimes: (range) => `${range}: 가능한 시간을 모두 표시하지는 못했습니다`,
  noTimes: (range) => `가능한 시간 없음: ${range}`,
  withoutTime: "시간 없이 신청을 보낼 수 있습니다. 병원에서 시간을 제안해 드립니다.",
  writeTimes: (field) => `“${field}”에 원하시는 요일과 시간을 적으실 수 있습니다.`,
  earlier: "이전 시간",
  later: "이후 시간",
  firstTime: "가장 빠른 시간",
  allTimes: "모든 시간 보기",
  timesCount: (_count, formatted) => `${formatted}개 시간대`,
  dayParts: { morning: "오전", afternoon: "오후", evening: "저녁" },
  chosenTime: "선택한 시간",
  readerTime: (time) => `지금 계신 곳의 시간으로는 ${time}입니다.`,
  changeTime: "바꾸기",
  removeTime: "선택 취소",
  lostTime: (time) =>
    `선택한 시간(${isolate(time)})에는 더 이상 자리가 없습니다. 다른 시간을 선택하거나 시간 없이 신청을 보내 주세요.`,
  sentTime: "신청한 시간",

  rejectedAnswers: {
    slot: "선택한 시간에는 더 이상 자리가 없습니다",
  },
  chooseAnother: "다른 시간을 선택하거나 시간 없이 신청을 보내 주세요.",

  requested: {
    nextContact: "병원에서 이 시간에 대해 연락드립니다. 아직 예약이 확정된 것은 아닙니다.",
  },
  booked: {
    sentTitle: "예약되었습니다",
    nextTitle: "알아 두세요",
    nextContact: "질문이 있으면 병원에서 연락드립니다.",
    nextChange: "예약을 바꾸거나 취소하려면 병원에 전화해서 접수 번호를 알려 주세요.",
  },
  bookedTime: "시간",
  addToCalendar: "캘린더에 추가",
  inNewTab: (link) => `${link}(새 탭에서 열림)`,
  calendarTitle: (practice) => `예약: ${practice}`,
};

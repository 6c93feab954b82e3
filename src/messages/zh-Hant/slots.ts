import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "您想什麼時候來？",
  slotHint: "如果您不選擇時間，診所會為您建議一個。",
  timeZone: (zone) => `時間依此時區顯示：${zone}。`,
  needsType: "選擇預約項目後，可預約時段會顯示在這裡。",
  loadingTimes: "正在尋找可預約時段…",
  loadingTimesSlowly: "載入時間比平常久。您可以先回答其他問題。",
  timesFailed: "無法顯示可預約時段。",
  timesInRange: (range, _count, formatted) => `${range}：${formatted} 個時段`,
  someTimes: (range) => `${range}：未能顯示全部可預約時段`,
  noTimes: (range) => `沒有可預約時段：${range}`,
  withoutTime: "您可以不選時間直接送出申請。診所會為您建議一個。",
  writeTimes: (field) => `您可以在「${field}」中填寫方便的日期和時間。`,
  earlier: "較早的時段",
  later: "較晚的時段",
  firstTime: "最早可預約時段",
  allTimes: "顯示所有時段",
  timesCount: (_count, formatted) => `${formatted} 個時段`,
  dayParts: { morning: "上午", afternoon: "下午", evening: "晚上" },
  chosenTime: "您選的時間",
  readerTime: (time) => `您所在地的時間是 ${time}。`,
  changeTime: "更改",
  removeTime: "取消選擇",
  lostTime: (time) => `${isolate(time)} 已額滿。請選擇其他時間，或不選時間直接送出申請。`,
  sentTime: "申請的時間",

  rejectedAnswers: {
    slot: "您選的時間已額滿",
  },
  chooseAnother: "請選擇其他時間，或不選時間直接送出申請。",

  requested: {
    nextContact: "診所會就此時間與您聯絡。在此之前，預約還沒有確定。",
  },
  booked: {
    sentTitle: "您已預約成功",
    nextTitle: "溫馨提醒",
    nextContact: "如有疑問，診所會與您聯絡。",
    nextChange: "如需更改或取消預約，請致電診所並提供您的申請編號。",
  },
  bookedTime: "時間",
  addToCalendar: "加入行事曆",
  inNewTab: (link) => `${link}（在新分頁中開啟）`,
  calendarTitle: (practice) => `預約：${practice}`,
};

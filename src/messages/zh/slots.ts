import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "您想什么时候来？",
  slotHint: "如果您不选择时间，诊所会为您建议一个。",
  timeZone: (zone) => `时间按此时区显示：${zone}。`,
  needsType: "选择预约项目后，可预约时段会显示在这里。",
  loadingTimes: "正在查找可预约时段…",
  loadingTimesSlowly: "加载时间比平时长。您可以先回答其他问题。",
  timesFailed: "无法显示可预约时段。",
  timesInRange: (range, _count, formatted) => `${range}：${formatted} 个时段`,
  someTimes: (range) => `${range}：未能显示全部可预约时段`,
  noTimes: (range) => `没有可预约时段：${range}`,
  withoutTime: "您可以不选时间直接提交申请。诊所会为您建议一个。",
  writeTimes: (field) => `您可以在“${field}”中填写方便的日期和时间。`,
  earlier: "较早的时段",
  later: "较晚的时段",
  firstTime: "最早可预约时段",
  allTimes: "显示所有时段",
  timesCount: (_count, formatted) => `${formatted} 个时段`,
  dayParts: { morning: "上午", afternoon: "下午", evening: "晚上" },
  chosenTime: "您选的时间",
  readerTime: (time) => `您所在地的时间是 ${time}。`,
  changeTime: "更改",
  removeTime: "取消选择",
  lostTime: (time) => `${isolate(time)} 已被约满。请选择其他时间，或不选时间直接提交申请。`,
  sentTime: "申请的时间",

  rejectedAnswers: {
    slot: "您选的时间已被约满",
  },
  chooseAnother: "请选择其他时间，或不选时间直接提交申请。",

  requested: {
    nextContact: "诊所会就此时间与您联系。在此之前，预约还没有确定。",
  },
  booked: {
    sentTitle: "您已预约成功",
    nextTitle: "温馨提示",
    nextContact: "如有疑问，诊所会与您联系。",
    nextChange: "如需更改或取消预约，请致电诊所并提供您的申请编号。",
  },
  bookedTime: "时间",
  addToCalendar: "添加到日历",
  inNewTab: (link) => `${link}（在新标签页中打开）`,
  calendarTitle: (practice) => `预约：${practice}`,
};

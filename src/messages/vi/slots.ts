import { isolate } from "../format/format.ts";
import type { SlotsMessages } from "../messages.ts";

export const slots: SlotsMessages = {
  slot: "Quý vị muốn đến khi nào?",
  slotHint: "Nếu quý vị không chọn giờ, phòng khám sẽ đề nghị một giờ.",
  timeZone: (zone) => `Giờ theo múi giờ này: ${zone}.`,
  needsType: "Các giờ còn trống sẽ hiện ở đây sau khi quý vị chọn lý do hẹn.",
  loadingTimes: "Đang tìm giờ còn trống…",
  loadingTimesSlowly:
    "Việc tải lâu hơn bình thường. Trong lúc chờ, quý vị có thể trả lời các câu hỏi khác.",
  timesFailed: "Không hiển thị được các giờ còn trống.",
  timesInRange: (range, _count, formatted) => `${range}: ${formatted} giờ trống`,
  someTimes: (range) => `${range}: không hiển thị được hết các giờ còn trống`,
  noTimes: (range) => `Không còn giờ trống: ${range}`,
  withoutTime: "Quý vị có thể gửi yêu cầu mà không chọn giờ. Phòng khám sẽ đề nghị một giờ.",
  writeTimes: (field) => `Quý vị có thể ghi những ngày giờ phù hợp vào mục “${field}”.`,
  earlier: "Giờ sớm hơn",
  later: "Giờ muộn hơn",
  firstTime: "Giờ trống sớm nhất",
  allTimes: "Hiện tất cả các giờ",
  timesCount: (_count, formatted) => `${formatted} giờ trống`,
  dayParts: { morning: "Buổi sáng", afternoon: "Buổi chiều", evening: "Buổi tối" },
  chosenTime: "Giờ đã chọn",
  readerTime: (time) => `Giờ nơi quý vị đang ở: ${time}.`,
  changeTime: "Đổi",
  removeTime: "Bỏ",
  lostTime: (time) =>
    `Giờ hẹn ${isolate(time)} không còn trống. Vui lòng chọn giờ khác, hoặc gửi yêu cầu mà không chọn giờ.`,
  sentTime: "Giờ yêu cầu",

  rejectedAnswers: {
    slot: "Giờ quý vị chọn không còn trống",
  },
  chooseAnother: "Vui lòng chọn giờ khác, hoặc gửi yêu cầu mà không chọn giờ.",

  requested: {
    nextContact:
      "Phòng khám sẽ liên lạc với quý vị về giờ này. Cho đến lúc đó, quý vị chưa có lịch hẹn.",
  },
  booked: {
    sentTitle: "Quý vị đã có lịch hẹn",
    nextTitle: "Nên biết",
    nextContact: "Phòng khám sẽ liên lạc với quý vị nếu có câu hỏi.",
    nextChange: "Để đổi hoặc hủy lịch hẹn, vui lòng gọi cho phòng khám và cho biết mã yêu cầu.",
  },
  bookedTime: "Giờ",
  addToCalendar: "Thêm vào lịch",
  inNewTab: (link) => `${link} (mở trong tab mới)`,
  calendarTitle: (practice) => `Hẹn khám: ${practice}`,
};

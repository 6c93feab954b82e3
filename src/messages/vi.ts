import { familyNameFirst } from "../form/question-order.ts";
import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Vietnamese, with "quý vị", which has no age and no gender, as hospitals in the United States write.
 */
export const messages: Language["messages"] = {
  tag: "vi",
  inNameOrder: familyNameFirst,
  offerLabel: "Tiếp tục bằng tiếng Việt",
  language: "Ngôn ngữ",

  loading: "Đang tải mẫu đăng ký hẹn khám",
  loadingSlowly: "Việc tải lâu hơn bình thường. Vui lòng đợi một lát.",
  call: (phone) => `Gọi ${phone}`,
  tryAgain: "Thử lại",
  close: "Đóng",
  emergency: (number) =>
    `Trong trường hợp khẩn cấp, hãy gọi ${number ?? "số khẩn cấp tại địa phương"}.`,

  failedTitle: "Hiện không mở được mẫu đăng ký hẹn khám",
  failed: {
    offline: "Có vẻ quý vị không có mạng. Vui lòng kiểm tra kết nối rồi thử lại.",
    temporary: "Dịch vụ hẹn khám không phản hồi. Vui lòng gọi cho phòng khám hoặc thử lại sau.",
    permanent: "Hiện không thể yêu cầu hẹn khám trên mạng. Vui lòng gọi cho phòng khám.",
  },

  closedTitle: "Không nhận yêu cầu trên mạng",
  closed: (name) =>
    `${isolate(name)} hiện không nhận yêu cầu hẹn khám trên mạng. Vui lòng gọi để yêu cầu hẹn khám.`,
  virtual: "Khám qua video hoặc điện thoại.",

  step: (step, count) => `Bước ${step} trên ${count}`,
  yes: "Có",
  no: "Không",
  next: "Tiếp tục",
  back: "Quay lại",
  callNow: (number) => `Hãy gọi ${number ?? "số khẩn cấp tại địa phương"} lập tức`,
  callTitle: "Vui lòng gọi cho phòng khám",
  stopped: "Theo câu trả lời, phòng khám muốn nói chuyện với quý vị.",
  changeAnswer: "Sửa câu trả lời",

  detailsTitle: "Yêu cầu hẹn khám",
  nextContact: "Phòng khám sẽ liên lạc với quý vị để hẹn ngày giờ.",
  optional: "(tùy chọn)",
  appointmentType: "Quý vị muốn hẹn khám vì lý do gì?",
  provider: "Quý vị muốn gặp ai?",
  noPreference: "Ai cũng được",
  fields: {
    firstName: "Tên",
    lastName: "Họ",
    email: "Địa chỉ email",
    phone: "Số điện thoại",
    dob: "Ngày sinh",
    insurance: "Bảo hiểm",
    additionalDetails: "Có điều gì phòng khám cần biết không?",
  },
  descriptions: {
    insurance: "Tên công ty bảo hiểm, hoặc “không có”",
  },
  dateParts: { day: "Ngày", month: "Tháng", year: "Năm" },

  send: "Gửi yêu cầu",
  sending: "Đang gửi yêu cầu…",
  privacy: "Thông báo về quyền riêng tư (mở trong tab mới)",
  error: "Lỗi:",
  notSentTitle: "Yêu cầu chưa được gửi",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "Vui lòng nhập tên của quý vị",
    lastName: "Vui lòng nhập họ của quý vị",
    email: "Vui lòng nhập địa chỉ email",
    phone: "Vui lòng nhập số điện thoại",
    dob: "Vui lòng nhập ngày sinh",
    insurance: "Vui lòng nhập tên công ty bảo hiểm, hoặc “không có”",
    additionalDetails: "Vui lòng nhập điều phòng khám cần biết, hoặc “không có”",
    appointmentType: "Vui lòng chọn lý do hẹn",
    provider: "Vui lòng chọn người quý vị muốn gặp",
  },
  oneName: "Nếu chỉ có một tên, vui lòng nhập dấu gạch nối (-) ở đây",
  problemTitle: (_count, formatted) => `Có ${formatted} chỗ cần sửa`,
  corrected: "Đã sửa:",
  allCorrected: "Đã sửa xong",
  quoted: (label) => `“${label}”`,
  yourAnswer: "Câu trả lời",
  tooLong: (field, limit) => `${field} chỉ được có tối đa ${limit} ký tự`,
  notAName: (field) => `${field}: không nhập email, số điện thoại hay liên kết ở đây`,
  rejected: "Phòng khám không chấp nhận được câu trả lời này. Vui lòng sửa hoặc gọi cho phòng khám",
  fieldErrors: {
    "email-at": "Vui lòng nhập địa chỉ email có một dấu @, ví dụ name@example.com",
    "email-two": "Chỉ nhập một địa chỉ email, ví dụ name@example.com",
    "email-blank": "Vui lòng nhập địa chỉ email không có dấu cách, ví dụ name@example.com",
    "email-local":
      "Vui lòng kiểm tra phần trước dấu @. Địa chỉ email đầy đủ phải có dạng name@example.com",
    "email-domain": "Vui lòng kiểm tra phần sau dấu @. Phần này phải có dạng example.com",
    "phone-letters": (example) => `Chỉ nhập số điện thoại, không có chữ, ví dụ ${example}`,
    "phone-two": (example) => `Chỉ nhập một số điện thoại, ví dụ ${example}`,
    "phone-short": (example) => `Số này quá ngắn. Vui lòng nhập đủ số, ví dụ ${example}`,
    "phone-long": (example) =>
      `Số này quá dài. Vui lòng nhập một số, ví dụ ${example}. Với số ở nước khác, vui lòng bắt đầu bằng + và mã quốc gia`,
    "phone-country":
      "Vui lòng nhập số điện thoại với mã quốc gia, ví dụ +1 202 555 0143 hoặc +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Vui lòng kiểm tra số điện thoại. Số phải có dạng ${example}. Với số ở nước khác, vui lòng bắt đầu bằng + và mã quốc gia`,
    "date-day": "Vui lòng nhập ngày bằng số từ 1 đến 31",
    "date-month": "Vui lòng nhập tháng bằng số từ 1 đến 12, hoặc bằng chữ",
    "date-year": "Vui lòng nhập năm bằng 4 chữ số, ví dụ 1980",
    "date-year-short": "Vui lòng nhập đủ 4 chữ số của năm, ví dụ 1980 thay vì 80",
    "date-calendar": "Vui lòng nhập năm dương lịch bằng 4 chữ số, ví dụ 1980",
    "date-future": "Ngày sinh không được sau hôm nay",
    "date-too-old": "Vui lòng kiểm tra năm: phải trong vòng 120 năm qua",
  },
  incompleteDate: (parts) => `Ngày sinh còn thiếu: ${parts}`,
  shortMonth: (month, days) => `Vui lòng kiểm tra ngày: ${month} có ${days} ngày`,

  charactersLeft: (_count, formatted) => `Còn ${formatted} ký tự`,
  charactersOver: (_count, formatted) => `Thừa ${formatted} ký tự`,
  didYouMean: (address) => `Ý quý vị là ${address}?`,
  useSuggestion: "Đúng, sửa lại",
  keepAnswer: "Nếu địa chỉ email này đúng, quý vị không cần sửa.",

  phoneExtension: "máy lẻ",
  phoneNotes: {
    short: (phone) => `Vui lòng kiểm tra số này: có vẻ quá ngắn (${phone})`,
    long: (phone) => `Vui lòng kiểm tra số này: có vẻ quá dài (${phone})`,
    unusual: (phone) => `Vui lòng kiểm tra số này: có thể sai một chữ số (${phone})`,
    abroad: (phone, country) => `Số của quý vị: ${phone}. Đây là số ở nước khác: ${country}.`,
  },

  idleTitle: "Quý vị còn ở đó không?",
  idle: (_seconds, formatted) =>
    `Để bảo vệ sự riêng tư, các câu trả lời sẽ bị xóa sau ${formatted} giây.`,
  idleStay: "Tôi vẫn ở đây",
  cleared: "Để bảo vệ sự riêng tư, các câu trả lời đã bị xóa.",

  aboutYou: "Thông tin của quý vị",
  moreDetails: "Thông tin thêm",
  change: "Đổi",
  locationsTitle: "Vui lòng chọn phòng khám",
  locationsSearch: "Tìm theo tên hoặc thành phố",
  locationsShown: (shown, total) => `Số phòng khám đang hiển thị: ${shown}/${total}`,
  locationsMissing: "Thiếu một số phòng khám ở đây vì không tải được.",

  sendAgain: "Gửi lại",
  unknownTitle: "Yêu cầu có thể chưa đến nơi",
  notSent: {
    offline:
      "Có vẻ quý vị không có mạng. Các câu trả lời vẫn còn ở đây. Vui lòng gửi lại khi có mạng trở lại.",
    "back-online": "Đã có mạng trở lại. Các câu trả lời vẫn còn ở đây.",
    unknown:
      "Các câu trả lời vẫn còn ở đây. Quý vị có thể yên tâm gửi lại: nếu không sửa gì, phòng khám sẽ chỉ nhận yêu cầu một lần. Quý vị cũng có thể gọi cho phòng khám.",
    busy: "Hệ thống của phòng khám đang bận và chưa nhận được yêu cầu. Các câu trả lời vẫn còn ở đây. Vui lòng đợi một phút rồi gửi lại, hoặc gọi cho phòng khám.",
    refused:
      "Hệ thống của phòng khám không nhận yêu cầu. Các câu trả lời vẫn còn ở đây. Vui lòng gọi cho phòng khám.",
    "duplicate-id":
      "Đã có trục trặc với yêu cầu này. Các câu trả lời vẫn còn ở đây. Vui lòng gửi lại, hoặc gọi cho phòng khám.",
    "no-receiver": "Mẫu này hiện không gửi được yêu cầu. Vui lòng gọi cho phòng khám.",
    "copied-page":
      "Đây là bản sao đã dịch. Yêu cầu gửi từ đây không đến được phòng khám. Vui lòng gọi cho phòng khám, hoặc mở trang gốc.",
    again:
      "Lần này cũng không được, và gửi lại có thể vẫn không được. Vui lòng gọi cho phòng khám. Các câu trả lời vẫn còn ở đây.",
  },
  openPage: "Mở trang gốc của phòng khám (mở trong tab mới)",

  sentTitle: "Đã gửi yêu cầu",
  noAppointment: "Quý vị chưa có lịch hẹn.",
  replyWithin: (duration) => `Phòng khám trả lời trong vòng ${duration}.`,
  workingDays: (_count, formatted) => `${formatted} ngày làm việc`,
  openUntil: (time) => `Phòng khám đang mở cửa đến ${time}`,
  opensToday: (time) => `Phòng khám mở cửa hôm nay lúc ${time}`,
  opensTomorrow: (time) => `Phòng khám mở cửa ngày mai lúc ${time}`,
  opensOn: (day, time) => `Phòng khám mở cửa ${day} lúc ${time}`,
  nextChange: "Để đổi hoặc hủy, vui lòng gọi cho phòng khám.",
  noAnswer: "Nếu không được hồi âm, hoặc để đổi hay hủy, vui lòng gọi cho phòng khám.",
  reference: "Mã yêu cầu",
  noteReference: "Hãy ghi lại mã này. Trang này không thể mở lại.",
  emailed: "Quý vị cũng sẽ nhận được email.",
  copy: "Sao chép mã yêu cầu",
  copied: "Đã chép",
  sentAppointmentType: "Lý do hẹn",
  sentProvider: "Bác sĩ hoặc nhân viên",
  labelled: (label, value) => `${label}: ${value}`,

  languageFailed: "Không tải được ngôn ngữ này. Vui lòng kiểm tra kết nối rồi thử lại.",
  languageChanged: "Mẫu đã chuyển sang tiếng Việt.",
  untranslated: (language) =>
    `Nội dung của phòng khám được viết bằng ${language.replace(/^Tiếng/, "tiếng")}.`,
};

export const slots: Language["slots"] = {
  slot: "Quý vị muốn hẹn khám khi nào?",
  slotDescription:
    "Quý vị có thể gửi yêu cầu mà không chọn giờ. Phòng khám có thể đề nghị giờ hẹn.",
  loadingTimes: "Đang tìm giờ còn trống…",
  timesFailed: "Không hiển thị được các giờ còn trống.",
  someTimes: (range) => `${range}: không hiển thị được hết các giờ còn trống`,
  noTimes: (range) => `Không còn giờ trống: ${range}`,
  earlier: "Giờ sớm hơn",
  later: "Giờ muộn hơn",
  firstTime: "Giờ trống sớm nhất",
  allTimes: "Hiện tất cả các giờ",
  timesCount: (count, formatted) =>
    count === 0 ? "không có giờ trống" : `${formatted} khung giờ trống`,
  dayParts: { morning: "Buổi sáng", afternoon: "Buổi chiều", evening: "Buổi tối" },
  chosenTime: "Giờ đã chọn",
  readerTime: (time) => `Giờ nơi quý vị đang ở: ${time}.`,
  removeTime: "Bỏ",
  lostTime: (time) => `Giờ hẹn ${isolate(time)} hiện không trống.`,
  sentTime: "Giờ yêu cầu",

  slotUnavailable: "Giờ quý vị chọn không còn trống",
  chooseAnother: "Vui lòng chọn giờ khác, hoặc gửi yêu cầu mà không chọn giờ.",

  requestedContact: "Phòng khám sẽ liên lạc với quý vị về giờ này.",
  bookedTitle: "Lịch hẹn đã được đặt",
  addToCalendar: "Thêm vào lịch",
  inNewTab: (link) => `${link} (mở trong tab mới)`,
  calendarTitle: (practice) => `Hẹn khám: ${practice}`,
};

const about = (patient: string): PatientMessages => ({
  title: `Thông tin của ${patient}`,
  fields: {
    firstName: `Tên của ${patient}`,
    lastName: `Họ của ${patient}`,
    email: "Địa chỉ email của quý vị",
    phone: "Số điện thoại của quý vị",
    dob: `Ngày sinh của ${patient}`,
    insurance: `Bảo hiểm của ${patient}`,
  },
  missing: {
    firstName: `Vui lòng nhập tên của ${patient}`,
    lastName: `Vui lòng nhập họ của ${patient}`,
    dob: `Vui lòng nhập ngày sinh của ${patient}`,
    insurance: `Vui lòng nhập tên công ty bảo hiểm của ${patient}, hoặc “không có”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "Lúc nào tiện cho quý vị?",
  anyTime: "Ngày giờ nào cũng được",
  preferredDays: "Ngày",
  preferredParts: "Buổi",
  earlier: "Ngày sớm hơn cũng được",

  forWhom: "Quý vị đặt hẹn cho ai?",
  forWhomAnswers: { self: "Cho tôi", child: "Cho con tôi", other: "Cho người khác" },
  requesterFirstName: "Tên của quý vị",
  requesterLastName: "Họ của quý vị",
  patients: { child: about("trẻ"), other: about("người bệnh") },

  newPatient: {
    self: "Quý vị đã từng khám ở phòng khám này chưa?",
    child: "Trẻ đã từng khám ở phòng khám này chưa?",
    other: "Người bệnh đã từng khám ở phòng khám này chưa?",
  },
  returning: "Rồi",
  firstVisit: "Chưa, đây là lần đầu",

  textConsent: (practice) =>
    `Tôi đồng ý để ${isolate(practice)} gửi tin nhắn cho tôi về yêu cầu hẹn khám này.`,
  textConsentDescription: "Có thể tốn phí tin nhắn. Để ngừng nhận, vui lòng báo cho phòng khám.",

  callTimes: "Lúc nào thì tiện gọi cho quý vị?",
  ownMissing: (label) => `Vui lòng điền: “${isolate(label)}”`,

  missing: {
    forWhom: "Vui lòng chọn quý vị đặt hẹn cho ai",
    requesterFirstName: "Vui lòng nhập tên của chính quý vị",
    requesterLastName: "Vui lòng nhập họ của chính quý vị",
    newPatient: "Vui lòng chọn đây có phải lần đầu không",
  },
};

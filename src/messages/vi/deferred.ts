import { isolate } from "../format/format.ts";
import type { DeferredMessages } from "../messages.ts";

export const deferred: DeferredMessages = {
  missing: {
    firstName: "Vui lòng nhập tên của quý vị",
    lastName: "Vui lòng nhập họ của quý vị",
    email: "Vui lòng nhập địa chỉ email",
    phone: "Vui lòng nhập số điện thoại",
    dob: "Vui lòng nhập ngày sinh",
    insurance: "Vui lòng nhập bảo hiểm, hoặc “không có”",
    additionalDetails: "Vui lòng nhập điều phòng khám cần biết, hoặc “không có”",
    appointmentType: "Vui lòng chọn lý do hẹn",
    provider: "Vui lòng chọn người quý vị muốn gặp",
  },
  oneName: "Nếu chỉ có một tên, vui lòng nhập dấu gạch nối (-) ở đây",
  problemTitle: (_count, formatted) => `Có ${formatted} chỗ cần sửa`,
  corrected: "Đã sửa:",
  allCorrected: "Đã sửa xong",
  fieldNames: {
    firstName: "“Tên”",
    lastName: "“Họ”",
    email: "“Địa chỉ email”",
    phone: "“Số điện thoại”",
    dob: "“Ngày sinh”",
    insurance: "“Bảo hiểm”",
    additionalDetails: "Câu trả lời",
  },
  anyAnswer: "Câu trả lời",
  tooLong: (field, limit) => `${field} chỉ được có tối đa ${limit} ký tự`,
  notAName: (field) => `${field} giống email, số điện thoại hoặc thông tin khác. Vui lòng nhập tên`,
  rejected: "Phòng khám không chấp nhận được câu trả lời này. Vui lòng kiểm tra rồi gửi lại",
  fieldErrors: {
    "email-at": "Vui lòng nhập địa chỉ email có một dấu @, ví dụ name@example.com",
    "email-two": "Chỉ nhập một địa chỉ email, ví dụ name@example.com",
    "email-blank": "Vui lòng nhập địa chỉ email không có dấu cách, ví dụ name@example.com",
    "email-name": "Vui lòng thêm phần trước dấu @, ví dụ name@example.com",
    "email-local":
      "Vui lòng kiểm tra phần trước dấu @. Địa chỉ email đầy đủ giống như name@example.com",
    "email-domain": "Vui lòng kiểm tra phần sau dấu @. Phần này giống như example.com",
    "phone-letters": (example) => `Chỉ nhập số điện thoại, không có chữ, ví dụ ${example}`,
    "phone-two": (example) => `Chỉ nhập một số điện thoại, ví dụ ${example}`,
    "phone-short": (example) => `Số này quá ngắn. Vui lòng nhập đủ số, ví dụ ${example}`,
    "phone-long": (example) =>
      `Số này quá dài. Vui lòng nhập một số, ví dụ ${example}. Với số ở nước khác, vui lòng bắt đầu bằng + và mã quốc gia`,
    "phone-country":
      "Vui lòng nhập số điện thoại với mã quốc gia, ví dụ +1 202 555 0143 hoặc +44 20 7946 0958",
    "phone-impossible": (example) =>
      `Vui lòng kiểm tra số điện thoại. Số giống như ${example}. Với số ở nước khác, vui lòng bắt đầu bằng + và mã quốc gia`,
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
  phoneReadBack: (phone) => `Số của quý vị: ${phone}`,
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
      "Một dịch vụ dịch thuật đang hiển thị bản sao của trang này, và phòng khám không nhận yêu cầu gửi từ bản sao. Vui lòng gọi cho phòng khám, hoặc mở trang gốc và điền mẫu ở đó.",
  },
  openPage: "Mở trang gốc của phòng khám (mở trong thẻ mới)",

  sentTitle: "Đã gửi yêu cầu",
  nextTitle: "Bước tiếp theo",
  nextRead: (name) => `${isolate(name)} sẽ đọc yêu cầu của quý vị.`,
  nextContact:
    "Phòng khám sẽ liên lạc với quý vị để hẹn ngày giờ. Cho đến lúc đó, quý vị chưa có lịch hẹn.",
  nextChange: "Để đổi hoặc hủy yêu cầu, vui lòng gọi cho phòng khám và cho biết mã yêu cầu.",
  reference: "Mã yêu cầu",
  copy: "Sao chép mã yêu cầu",
  copied: "Đã chép",
  sentOn: "Đã gửi",
  practice: "Phòng khám",
  practiceAddress: "Địa chỉ",
  sentAppointmentType: "Lý do hẹn",
  sentProvider: "Bác sĩ hoặc nhân viên",
  practicePhone: "Điện thoại phòng khám",
  labelled: (label, value) => `${label}: ${value}`,
  localTime: (time) => `Ở phòng khám bây giờ là ${time}.`,

  language: "Ngôn ngữ",
  languageFailed: "Không tải được ngôn ngữ này. Vui lòng kiểm tra kết nối rồi thử lại.",
  languageChanged: "Mẫu đã chuyển sang tiếng Việt.",
  untranslated: (language) =>
    `Nội dung của phòng khám được viết bằng ${language.replace(/^Tiếng/, "tiếng")}.`,
};

import { familyNameFirst } from "../../form/name-order.ts";
import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Vietnamese, with "quý vị", which has no age and no gender, as hospitals in the United States write.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "vi",
  direction: "ltr",
  inNameOrder: familyNameFirst,
  offerLabel: "Tiếp tục bằng tiếng Việt",

  loading: "Đang tải mẫu đăng ký hẹn khám",
  loadingSlowly: "Việc tải lâu hơn bình thường. Vui lòng đợi một lát.",
  call: (phone) => `Gọi ${phone}`,
  tryAgain: "Thử lại",
  close: "Đóng",
  emergency: (number) =>
    `Trong trường hợp khẩn cấp, hãy gọi ${number ?? "số khẩn cấp tại địa phương"}.`,
  questions: "Quý vị muốn gọi điện?",

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

  step: (step) => `Bước ${step} trên 2`,
  screenerTitle: "Trước hết, một câu hỏi",
  yes: "Có",
  no: "Không",
  next: "Tiếp tục",
  back: "Quay lại",
  callNow: (number) => `Hãy gọi ${number ?? "số khẩn cấp tại địa phương"} lập tức`,
  callTitle: "Vui lòng gọi cho phòng khám",
  stopped: "Theo câu trả lời, phòng khám muốn nói chuyện với quý vị.",
  changeAnswer: "Sửa câu trả lời",

  detailsTitle: "Yêu cầu hẹn khám",
  everyQuestion: "Cần trả lời tất cả các câu hỏi.",
  unlessOptional: "Cần trả lời mọi câu hỏi, trừ câu ghi “tùy chọn”.",
  optional: "tùy chọn",
  appointmentType: "Lý do quý vị muốn hẹn?",
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
  hints: {
    email: "Phòng khám có thể gửi email đến địa chỉ này.",
    phone: "Phòng khám có thể gọi số này.",
    insurance: "Như trên thẻ bảo hiểm, hoặc “không có”",
    additionalDetails: "Vui lòng không dùng cho việc khẩn cấp.",
  },
  dateParts: { day: "Ngày", month: "Tháng", year: "Năm" },

  send: "Gửi yêu cầu",
  sending: "Đang gửi yêu cầu…",
  privacy: "Thông báo về quyền riêng tư (mở trong tab mới)",
  screenerMissing: "Vui lòng chọn có hay không",
  error: "Lỗi:",
  notSentTitle: "Yêu cầu chưa được gửi",
};

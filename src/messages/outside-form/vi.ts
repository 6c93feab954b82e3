import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Quý vị nhận được email này vì địa chỉ email này có trong một yêu cầu hẹn khám. Nếu không phải quý vị gửi, xin bỏ qua email này.",
  noReplies: "Thư trả lời email này sẽ không có người đọc.",
  changedTitle: "Lịch hẹn của quý vị đã thay đổi",
  attached: "Tệp đính kèm sẽ thêm giờ này vào lịch của quý vị.",
  page: ["Yêu cầu hẹn khám", "Gọi để hẹn khám"],
  linkPage: {
    title: "Yêu cầu hủy hoặc đổi giờ",
    letters: "Ba chữ cái đầu trong họ của quý vị",
    reason: "Để không ai khác có thể thay đổi yêu cầu của quý vị.",
    wrong: "Những chữ này không khớp với yêu cầu.",
    cancel: {
      booked: "Quý vị muốn hủy lịch hẹn?",
      requested: "Quý vị muốn hủy yêu cầu?",
      yes: "Vâng, xin hủy giúp tôi",
      no: "Không, quay lại",
    },
    received: "Phòng khám đã nhận được lời nhắn của quý vị",
    message: "Lời nhắn của quý vị",
    booked: "Lịch hẹn của quý vị vẫn giữ nguyên cho đến khi phòng khám xác nhận.",
    requested: "Yêu cầu của quý vị vẫn giữ nguyên cho đến khi phòng khám trả lời.",
    ended: "Liên kết này đã hết hạn",
    later: "Vui lòng thử lại sau",
    call: "Để đổi hoặc hủy, vui lòng gọi số điện thoại trong email.",
  },
  changes: { cancel: "Xin hủy giúp tôi", move: "Xin gọi cho tôi để hẹn giờ khác" },
};

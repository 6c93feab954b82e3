import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Quý vị nhận được email này vì địa chỉ email này có trong một yêu cầu hẹn khám. Nếu không phải quý vị gửi, xin bỏ qua email này.",
  changedTitle: "Lịch hẹn của quý vị đã thay đổi",
  attached: "Tệp đính kèm sẽ thêm giờ này vào lịch của quý vị.",
};

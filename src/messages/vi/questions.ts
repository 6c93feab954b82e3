import type { PatientMessages } from "../en/questions.ts";
import { isolate } from "../format/format.ts";
import type { QuestionMessages } from "../messages.ts";

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
  hints: { insurance: "Như trên thẻ bảo hiểm, hoặc “không có”" },
  missing: {
    firstName: `Vui lòng nhập tên của ${patient}`,
    lastName: `Vui lòng nhập họ của ${patient}`,
    dob: `Vui lòng nhập ngày sinh của ${patient}`,
    insurance: `Vui lòng nhập bảo hiểm của ${patient}, hoặc “không có”`,
  },
});

export const questions: QuestionMessages = {
  preferredTimes: "Lúc nào tiện cho quý vị?",
  anyTime: "Ngày giờ nào cũng được",
  preferredDays: "Ngày",
  preferredParts: "Buổi",

  forWhom: "Quý vị đặt hẹn cho ai?",
  forWhomAnswers: { self: "Cho tôi", child: "Cho con tôi", other: "Cho người khác" },
  aboutYou: "Thông tin của quý vị",
  requesterFirstName: "Tên của quý vị",
  requesterLastName: "Họ của quý vị",
  relation: {
    child: "Quan hệ của quý vị với trẻ",
    other: "Quan hệ của quý vị với người bệnh",
  },
  relationHint: {
    child: "Ví dụ, mẹ, cha hoặc người giám hộ",
    other: "Ví dụ, con gái, chồng hoặc người chăm sóc",
  },
  patients: { child: about("trẻ"), other: about("người bệnh") },

  answersKept: "Mỗi câu trả lời vẫn thuộc về đúng người. Vui lòng kiểm tra các câu hỏi tiếp theo.",
  newPatient: {
    self: "Quý vị đã từng đến phòng khám này chưa?",
    child: "Trẻ đã từng đến phòng khám này chưa?",
    other: "Người bệnh đã từng đến phòng khám này chưa?",
  },
  returning: "Rồi",
  firstVisit: "Chưa, đây là lần đầu",

  textConsent: (practice) =>
    `Tôi đồng ý để ${isolate(practice)} gửi tin nhắn cho tôi về yêu cầu hẹn khám này.`,
  textConsentHint: "Có thể tốn phí tin nhắn. Để ngừng nhận, vui lòng báo cho phòng khám.",

  missing: {
    forWhom: "Vui lòng chọn quý vị đặt hẹn cho ai",
    requesterFirstName: "Vui lòng nhập tên của chính quý vị",
    requesterLastName: "Vui lòng nhập họ của chính quý vị",
    relation: {
      child: "Vui lòng nhập quan hệ của quý vị với trẻ, ví dụ mẹ hoặc người giám hộ",
      other: "Vui lòng nhập quan hệ của quý vị với người bệnh, ví dụ con gái hoặc người chăm sóc",
    },
    newPatient: "Vui lòng chọn đây có phải lần đầu không",
  },
};

import { familyNameFirst } from "../../form/name-order.ts";
import { isolate } from "../format/format.ts";
import type { Messages } from "../messages.ts";

/**
 * Chinese in simplified characters, always "您". The practice is "诊所", which people of the United States
 * and of China understand for medical and dental practices.
 *
 * Written by the developers. No qualified translator has reviewed it yet.
 */
export const messages: Messages = {
  tag: "zh",
  direction: "ltr",
  inNameOrder: familyNameFirst,
  offerLabel: "使用简体中文继续",

  loading: "正在加载预约申请表",
  loadingSlowly: "加载时间比平时长，请稍候。",
  call: (phone) => `拨打 ${phone}`,
  tryAgain: "重试",
  close: "关闭",
  emergency: (number) => `如遇紧急情况，请拨打${number ? ` ${number}` : "当地的急救电话"}。`,
  questions: "想通过电话沟通？",

  failedTitle: "预约申请表暂时无法使用",
  failed: {
    offline: "您似乎没有连接到网络。请检查网络连接，然后重试。",
    temporary: "预约服务没有响应。请致电诊所，或稍后重试。",
    permanent: "目前无法在线申请预约。请致电诊所。",
  },

  closedTitle: "在线申请已关闭",
  closed: (name) => `${isolate(name)} 目前不接受在线预约申请。请致电申请预约。`,
  virtual: "通过视频或电话看诊。",

  step: (step) => `第 ${step} 步，共 2 步`,
  screenerTitle: "请先回答一个问题",
  yes: "是",
  no: "否",
  next: "继续",
  back: "返回",
  callNow: (number) => `请立即拨打${number ? ` ${number}` : "当地的急救电话"}`,
  callTitle: "请致电诊所",
  stopped: "根据您的回答，诊所希望与您通话。",
  changeAnswer: "修改我的回答",

  detailsTitle: "申请预约",
  everyQuestion: "所有问题均为必填。",
  unlessOptional: "除标有“选填”的问题外，均为必填。",
  optional: "选填",
  appointmentType: "您想预约什么？",
  provider: "您想看哪位医生或医护人员？",
  noPreference: "都可以",
  fields: {
    firstName: "名",
    lastName: "姓",
    email: "电子邮箱",
    phone: "电话号码",
    dob: "出生日期",
    insurance: "保险",
    additionalDetails: "有什么需要诊所了解的吗？",
  },
  hints: {
    email: "诊所可能会向此邮箱发送邮件。",
    phone: "诊所可能会拨打此号码。",
    insurance: "与保险卡上的一致；没有请填“无”",
    additionalDetails: "紧急情况请勿使用此栏。",
  },
  dateParts: { day: "日", month: "月", year: "年" },

  send: "提交申请",
  sending: "正在提交您的申请…",
  privacy: "隐私声明（在新标签页中打开）",
  screenerMissing: "请选择“是”或“否”",
  error: "错误：",
  notSentTitle: "您的申请未能提交",
};

import { familyNameFirst } from "../form/question-order.ts";
import { isolate } from "./format.ts";
import type { Language, PatientMessages } from "./messages.ts";

/**
 * Chinese in simplified characters, always "您". The practice is "诊所", which people of the United States
 * and of China understand for medical and dental practices.
 */
export const messages: Language["messages"] = {
  tag: "zh",
  inNameOrder: familyNameFirst,
  offerLabel: "使用简体中文继续",
  language: "语言",

  loading: "正在加载预约申请表",
  loadingSlowly: "加载时间比平时长，请稍候。",
  call: (phone) => `拨打 ${phone}`,
  tryAgain: "重试",
  close: "关闭",
  emergency: (number) => `如遇紧急情况，请拨打${number ? ` ${number}` : "当地的急救电话"}。`,

  failedTitle: "预约申请表暂时无法使用",
  failed: {
    offline: "您似乎没有连接到网络。请检查网络连接，然后重试。",
    temporary: "预约服务没有响应。请致电诊所，或稍后重试。",
    permanent: "目前无法在线申请预约。请致电诊所。",
  },

  closedTitle: "在线申请已关闭",
  closed: (name) => `${isolate(name)} 目前不接受在线预约申请。请致电申请预约。`,
  virtual: "通过视频或电话看诊。",

  step: (step, count) => `第 ${step} 步，共 ${count} 步`,
  yes: "是",
  no: "否",
  next: "继续",
  back: "返回",
  callNow: (number) => `请立即拨打${number ? ` ${number}` : "当地的急救电话"}`,
  callTitle: "请致电诊所",
  stopped: "根据您的回答，诊所希望与您通话。",
  changeAnswer: "修改我的回答",

  detailsTitle: "申请预约",
  nextContact: "诊所会与您联系，商定时间。",
  optional: "（选填）",
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
  descriptions: {
    insurance: "保险公司的名称；没有请填“无”",
  },
  dateParts: { day: "日", month: "月", year: "年" },

  send: "提交申请",
  sending: "正在提交您的申请…",
  privacy: "隐私声明（在新标签页中打开）",
  error: "错误：",
  notSentTitle: "您的申请未能提交",
};

export const submission: Language["submission"] = {
  missing: {
    firstName: "请输入您的名字",
    lastName: "请输入您的姓氏",
    email: "请输入您的电子邮箱",
    phone: "请输入您的电话号码",
    dob: "请输入您的出生日期",
    insurance: "请输入保险公司的名称；没有请填“无”",
    additionalDetails: "请输入需要诊所了解的事项；没有请填“无”",
    appointmentType: "请选择您想预约的项目",
    provider: "请选择您想看的医生或医护人员",
  },
  oneName: "如果只有一个名字，请在此输入连字符（-）",
  problemTitle: (_count, formatted) => `有 ${formatted} 处需要修改`,
  corrected: "已改正：",
  allCorrected: "已全部改正",
  quoted: (label) => `“${label}”`,
  yourAnswer: "您的回答",
  tooLong: (field, limit) => `${field}最多可输入 ${limit} 个字符`,
  notAName: (field) => `${field}：此处不能填写电子邮箱、电话号码或链接`,
  rejected: "诊所无法接受此回答。请修改，或致电诊所",
  fieldErrors: {
    "email-at": "请输入只含一个 @ 的电子邮箱，例如 name@example.com",
    "email-two": "请只输入一个电子邮箱，例如 name@example.com",
    "email-blank": "请输入不含空格的电子邮箱，例如 name@example.com",
    "email-local": "请检查 @ 前面的部分。完整的邮箱应类似 name@example.com",
    "email-domain": "请检查 @ 后面的部分，应类似 example.com",
    "phone-letters": (example) => `请只输入电话号码，不要输入文字，例如 ${example}`,
    "phone-two": (example) => `请只输入一个电话号码，例如 ${example}`,
    "phone-short": (example) => `此号码太短。请输入完整的号码，例如 ${example}`,
    "phone-long": (example) =>
      `此号码太长。请输入一个号码，例如 ${example}。其他国家或地区的号码请以 + 和国际区号开头`,
    "phone-country": "请输入带国际区号的电话号码，例如 +1 202 555 0143 或 +44 20 7946 0958",
    "phone-impossible": (example) =>
      `请检查电话号码，应类似 ${example}。其他国家或地区的号码请以 + 和国际区号开头`,
    "date-day": "请用 1 到 31 的数字输入“日”",
    "date-month": "请用 1 到 12 的数字或月份名称输入月",
    "date-year": "请用 4 位数字输入年份，例如 1980",
    "date-year-short": "请输入年份的全部 4 位数字，例如 1980，而不是 80",
    "date-calendar": "请输入公历年份，共 4 位数字，例如 1980",
    "date-future": "出生日期不能晚于今天",
    "date-too-old": "请检查年份：必须在过去 120 年之内",
  },
  incompleteDate: (parts) => `出生日期还缺少：${parts}`,
  shortMonth: (month, days) => `请检查日：${month}只有 ${days} 天`,

  charactersLeft: (_count, formatted) => `还可输入 ${formatted} 个字符`,
  charactersOver: (_count, formatted) => `超出 ${formatted} 个字符`,
  didYouMean: (address) => `您是想输入 ${address} 吗？`,
  useSuggestion: "是，改成这个",
  keepAnswer: "如果电子邮箱正确，不需要修改。",

  phoneExtension: "分机",
  phoneNotes: {
    short: (phone) => `请核对此号码：看起来太短（${phone}）`,
    long: (phone) => `请核对此号码：看起来太长（${phone}）`,
    unusual: (phone) => `请核对此号码：可能有一位数字不对（${phone}）`,
    abroad: (phone, country) => `联系电话：${phone}。此号码属于${country}。`,
  },

  idleTitle: "您还在吗？",
  idle: (_seconds, formatted) => `为保护您的隐私，您的回答将在 ${formatted} 秒后清除。`,
  idleStay: "我还在",
  cleared: "为保护您的隐私，您的回答已清除。",

  aboutYou: "您的信息",
  moreDetails: "补充信息",
  change: "更改",
  locationsTitle: "请选择诊所",
  locationsSearch: "按名称或城市搜索",
  locationsShown: (shown, total) => `显示的诊所：${shown} / ${total}`,
  locationsMissing: "部分诊所无法加载，因此未在此显示。",

  sendAgain: "重新提交",
  unknownTitle: "您的申请可能没有送达",
  notSent: {
    offline: "您似乎没有连接到网络。您的回答仍保留在此。网络恢复后请重新提交。",
    "back-online": "网络已恢复。您的回答仍保留在此。",
    unknown:
      "您的回答仍保留在此。可以放心重新提交：只要不修改回答，诊所只会收到一次您的申请。您也可以致电诊所。",
    busy: "诊所的系统繁忙，未能接收您的申请。您的回答仍保留在此。请等一分钟后重新提交，或致电诊所。",
    refused: "诊所的系统没有接受您的申请。您的回答仍保留在此。请致电诊所。",
    "duplicate-id": "此申请出现问题。您的回答仍保留在此。请重新提交，或致电诊所。",
    "no-receiver": "此表单目前无法提交申请。请致电诊所。",
    "copied-page":
      "这是翻译后的页面副本，从这里提交的申请不会送达诊所。请致电诊所，或打开诊所的原页面。",
    again: "这次仍未成功，再试也可能没有用。请致电诊所。您的回答仍保留在此。",
  },
  openPage: "打开诊所的原页面（在新标签页中打开）",

  sentTitle: "您的申请已提交",
  noAppointment: "您还没有预约。",
  replyWithin: (duration) => `诊所会在${duration}内回复您。`,
  workingDays: (_count, formatted) => `${formatted}个工作日`,
  openUntil: (time) => `诊所正在营业，营业至${time}`,
  opensToday: (time) => `诊所今天${time}开门`,
  opensTomorrow: (time) => `诊所明天${time}开门`,
  opensOn: (day, time) => `诊所${day}${time}开门`,
  nextChange: "如需更改或取消，请致电诊所。",
  noAnswer: "如果没有收到回复，或需要更改或取消，请致电诊所。",
  reference: "您的申请编号",
  noteReference: "请记下此编号。此页面无法再次打开。",
  emailed: "您还会收到一封电子邮件。",
  copy: "复制申请编号",
  copied: "已复制",
  sentAppointmentType: "预约项目",
  sentProvider: "医护人员",
  labelled: (label, value) => `${label}：${value}`,

  languageFailed: "无法加载此语言。请检查网络连接，然后重试。",
  languageChanged: "表单现已切换为简体中文。",
  untranslated: (language) => `诊所填写的内容是${language}。`,
};

export const slots: Language["slots"] = {
  slot: "您想预约什么时间？",
  slotDescription: "您可以不选时间直接提交申请。诊所可以为您建议时间。",
  loadingTimes: "正在查找可预约时段…",
  timesFailed: "无法显示可预约时段。",
  someTimes: (range) => `${range}：未能显示全部可预约时段`,
  noTimes: (range) => `没有可预约时段：${range}`,
  earlier: "较早的时段",
  later: "较晚的时段",
  firstTime: "最早可预约时段",
  allTimes: "显示所有时段",
  timesCount: (count, formatted) => (count === 0 ? "没有时段" : `${formatted} 个时段`),
  dayParts: { morning: "上午", afternoon: "下午", evening: "晚上" },
  chosenTime: "您选的时间",
  readerTime: (time) => `您所在地的时间是 ${time}。`,
  removeTime: "取消选择",
  lostTime: (time) => `${isolate(time)} 不可预约。`,
  sentTime: "申请的时间",

  slotUnavailable: "您选的时间已被约满",
  chooseAnother: "请选择其他时间，或不选时间直接提交申请。",

  requestedContact: "诊所会就此时间与您联系。",
  bookedTitle: "您已预约成功",
  addToCalendar: "添加到日历",
  inNewTab: (link) => `${link}（在新标签页中打开）`,
  calendarTitle: (practice) => `预约：${practice}`,
};

const about = (patient: string): PatientMessages => ({
  title: `${patient}的信息`,
  fields: {
    firstName: `${patient}的名`,
    lastName: `${patient}的姓`,
    email: "您的电子邮箱",
    phone: "您的电话号码",
    dob: `${patient}的出生日期`,
    insurance: `${patient}的保险`,
  },
  missing: {
    firstName: `请输入${patient}的名字`,
    lastName: `请输入${patient}的姓氏`,
    dob: `请输入${patient}的出生日期`,
    insurance: `请输入${patient}的保险公司名称；没有请填“无”`,
  },
});

export const questions: Language["questions"] = {
  preferredTimes: "您哪些时间方便？",
  anyTime: "任何日期和时间",
  preferredDays: "星期",
  preferredParts: "时段",
  earlier: "更早的日期我也可以",

  forWhom: "为谁预约？",
  forWhomAnswers: { self: "为我自己", child: "为我的孩子", other: "为其他人" },
  requesterFirstName: "您的名",
  requesterLastName: "您的姓",
  patients: { child: about("孩子"), other: about("患者") },

  newPatient: {
    self: "您以前在这家诊所就诊过吗？",
    child: "孩子以前在这家诊所就诊过吗？",
    other: "患者以前在这家诊所就诊过吗？",
  },
  returning: "就诊过",
  firstVisit: "没有，这是第一次",

  textConsent: (practice) => `我同意 ${isolate(practice)} 就此预约申请向我发送短信。`,
  textConsentDescription: "可能产生短信费用。如不想再收到短信，请告知诊所。",

  callTimes: "什么时间方便给您打电话？",
  ownMissing: (label) => `请填写：“${isolate(label)}”`,

  missing: {
    forWhom: "请选择为谁预约",
    requesterFirstName: "请输入您自己的名字",
    requesterLastName: "请输入您自己的姓氏",
    newPatient: "请选择是否初次就诊",
  },
};

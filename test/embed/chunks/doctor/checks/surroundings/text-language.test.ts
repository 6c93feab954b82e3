import { expect, test } from "vitest";
import { contradictingLanguage } from "../../../../../../src/embed/chunks/doctor/checks/surroundings/text-language.ts";

/** What a practice's page says, in each language. */
const TEXTS = {
  en: "Welcome to Larkmere Dental. We are a family practice in the heart of the town, and we have looked after our patients' teeth for more than twenty years. Whether you need a check-up or a new crown, our friendly team will find a time that suits you. Please fill in the form below, and we will call you back within one working day.",
  es: "Bienvenidos a Larkmere Dental. Somos una clínica familiar en el centro de la ciudad, y cuidamos los dientes de nuestros pacientes desde hace más de veinte años. Si necesita una revisión o una corona, nuestro equipo encontrará una hora que le convenga. Rellene el formulario, y le llamaremos en un día laborable para confirmar los detalles de su cita con nosotros.",
  ar: "مرحبا بكم في عيادة الأسنان. نحن عيادة عائلية في وسط المدينة، ونعتني بأسنان المرضى منذ أكثر من عشرين عاما. إذا كنت بحاجة إلى فحص أو تاج جديد، سيجد الفريق الوقت المناسب لك. يرجى ملء النموذج أدناه، وسنتصل بك في يوم عمل واحد. إذا كنت تعاني من الألم، اتصل بنا على الفور، لأن العيادة تحتفظ ببعض المواعيد كل يوم للحالات الطارئة.",
  fr: "Bienvenue chez Larkmere Dental. Nous sommes un cabinet familial au cœur de la ville, et nous soignons les dents de nos patients depuis plus de vingt ans. Que vous ayez besoin d'un contrôle ou d'une couronne, notre équipe trouvera une heure pour vous. Remplissez le formulaire, et nous vous rappellerons dans un délai d'un jour ouvré, avec les détails de votre visite.",
  pt: "Bem-vindo à Larkmere Dental. Somos uma clínica familiar no centro da cidade, e cuidamos dos dentes dos nossos pacientes há mais de vinte anos. Se você precisa de um exame ou de uma coroa, nossa equipe encontrará um horário bom para você. Preencha o formulário, e ligaremos em um dia útil com os detalhes da sua consulta. As novas pacientes são sempre bem-vindas.",
  zh: "欢迎来到我们的牙科诊所。我们是位于市中心的家庭诊所，二十多年来一直照顾患者的牙齿。无论您需要检查还是新的牙冠，我们友好的团队都会找到适合您的时间。请填写下面的表格，我们会在一个工作日内给您回电话。如果您感到疼痛，请立即给我们打电话，我们每天为急诊保留一些时间。",
  vi: "Chào mừng bạn đến với phòng khám nha khoa. Chúng tôi là phòng khám gia đình ở trung tâm thành phố, và đã chăm sóc răng của bệnh nhân hơn hai mươi năm. Dù bạn cần khám hay làm răng mới, đội ngũ của chúng tôi sẽ tìm một giờ hẹn cho bạn. Vui lòng điền vào mẫu, và chúng tôi sẽ gọi lại cho bạn trong một ngày.",
  ko: "저희 치과에 오신 것을 환영합니다. 저희는 시내 중심에 있는 가족 치과이며 이십 년 넘게 환자의 치아를 돌봐 왔습니다. 검진이나 새 크라운이 필요하시면 저희 팀이 편한 시간을 찾아 드립니다. 아래 양식을 작성해 주시면 영업일 하루 안에 다시 전화를 드립니다. 통증이 있으면 바로 전화해 주세요. 매일 응급 환자를 위해 시간을 비워 두고 있습니다. 새로운 환자도 언제나 환영하며 대부분의 보험을 받습니다.",
  ru: "Добро пожаловать в нашу стоматологию. Мы семейная клиника в центре города и уже более двадцати лет заботимся о зубах пациентов. Если вам нужен осмотр или новая коронка, наша команда найдёт время для вас. Заполните форму, и мы перезвоним вам в течение рабочего дня. Если у вас болит зуб, звоните сразу: мы оставляем время на каждый день для срочных случаев, и новые пациенты у нас всегда желанны.",
  tl: "Maligayang pagdating sa aming klinika. Kami ay isang klinikang pampamilya sa gitna ng bayan, at inaalagaan namin ang ngipin ng aming mga pasyente nang higit sa dalawampung taon. Kung kailangan po ninyo ng pagsusuri, hahanap ang aming mga kasama ng oras na angkop sa inyo. Punan ang form sa ibaba, at tatawagan po namin kayo sa loob ng isang araw.",
  ht: "Byenveni nan klinik dantè nou an. Nou se yon klinik fanmi nan mitan vil la, epi nou pran swen dan pasyan nou yo depi plis pase ventan. Si ou bezwen yon egzamen oswa yon nouvo kouwòn, ekip nou an ap jwenn yon lè ki bon pou ou. Ranpli fòm ki anba a, epi n ap rele w nan yon jou travay pou ede w.",
} as const;
type Code = keyof typeof TEXTS;
const CODES = Object.keys(TEXTS) as Code[];

test.each(CODES)("a text in %s contradicts every other language, and not its own", (code) => {
  for (const claimed of CODES) {
    expect([claimed, contradictingLanguage(TEXTS[code], claimed)]).toEqual([
      claimed,
      claimed === code ? null : code,
    ]);
  }
});

test.each([
  ["a short page", TEXTS.en.slice(0, 150), "fr"],
  ["a page in both languages", TEXTS.en + TEXTS.fr, "fr"],
  ["a page with a paragraph in its language", TEXTS.en + TEXTS.fr.slice(0, 160), "fr"],
  ["traditional Chinese", TEXTS.zh, "zh-Hant"],
  [
    "a language that the form does not have",
    "Wir sind eine Praxis für die ganze Familie und kümmern uns seit mehr als zwanzig Jahren um die Zähne unserer Patienten. Ob Sie eine Kontrolle oder eine neue Krone brauchen, unser Team findet einen Termin, der Ihnen passt. Füllen Sie bitte das Formular aus, und wir rufen Sie am nächsten Werktag an, auch wenn Sie Schmerzen haben.",
    "en",
  ],
  ["a list of names", "Dr. Maren Oneil Larkmere Dental Heron Lane Oregon ".repeat(12), "fr"],
] as const)("nothing is said about %s", (_page, text, claimed) => {
  expect(contradictingLanguage(text, claimed)).toBeNull();
});

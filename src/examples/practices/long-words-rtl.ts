import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const longWordsRtl: Example = {
  slug: "long-words-rtl",
  title: "Long words, right to left",
  description:
    "A name written right to left, texts in Arabic, and German words wider than a phone.",
  record: locationRecord({
    id: "cf0763a6-b164-4026-aa19-2f8fb1bce10f",
    organization_id: "4aa0d061-f16b-4f2c-b11e-f8d6ac9b9ab6",
    agent_id: "71097332-61c4-4f57-a48b-d8965f23a2b1",
    name: "عيادة بستان الياسمين لطب الأسنان – Kinderzahnheilkundegemeinschaftspraxis",
    streetAddress: "Am Apfelbaumschulgartenwinkel 14",
    city: "Berlin",
    state: "",
    postalCode: "10000",
    time_zone: "Europe/Berlin",
    phone_number: "+493023125046",
    config: {
      screener_question: {
        enabled: true,
        question: "هل تعاني الآن من ألم شديد أو من تورّم في الوجه؟",
        if_yes: {
          action: "stop",
          message: "من فضلك اتصل بنا هاتفيًا الآن، ولا تنتظر ردًّا على هذا النموذج.",
        },
        if_no: { action: "allow", message: "" },
      },
      appointment_types_enabled: true,
      appointment_types: [
        { enabled: true, display_name: "فحص وتنظيف", appointment_type_name: "PROPHYLAXE" },
        {
          enabled: true,
          display_name: "Weisheitszahnentfernungsvorbesprechungstermin",
          appointment_type_name: "BERATUNG_WZ",
        },
      ],
      provider_selection_enabled: true,
      provider_profiles: [
        { id: "jasmin", display_name: "د. نجمة الياسمين" },
        { id: "zwirn", display_name: "Dr. Gundula Zwischenzahnraumbürstenmacher-Lindenblütenthal" },
      ],
    },
  }),
};

import type { Language } from "../../messages/messages.ts";
import type { Later } from "../chunks/deferred/deferred.ts";
import type { DoctorReport } from "../chunks/doctor/report.ts";
import type { Finding } from "../diagnostics/diagnostics.ts";

/** The parts that are loaded when they are needed, by name; each is a file of its own. */
export interface Parts {
  later: { later: Later };
  es: { es: Language };
  ar: { ar: Language };
  phone: typeof import("../chunks/phone/phone.ts");
  doctor: {
    doctor(surgery: {
      loadPart: LoadPart;
      toldOf(form: Element): readonly Finding[];
    }): Promise<DoctorReport>;
  };
  dialog: typeof import("../chunks/popup/popup.ts");
  visit: typeof import("../chunks/attribution/visit.ts");
  draft: typeof import("../chunks/draft/draft.ts");
}

/** Loads a part; rejects when it cannot be had. */
export type LoadPart = <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;

/**
 * Loads a part once, however often it is asked for; after a failure the next one who asks tries
 * again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value | null> {
  let loading: Promise<Value | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}

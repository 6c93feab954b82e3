import { expect, test } from "vitest";
import { askedNow, planPageQuestions } from "../../../src/form/page-questions.ts";
import { createAskModel } from "../../../src/state/questions/ask-model.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { loadedScheduler } from "../scheduler-fixture.ts";

useFakeClock();

async function createForm() {
  const { scheduler, form, deps } = await loadedScheduler();
  const { questions } = planPageQuestions({ hasTimes: false, askTimes: false, ask: "for-whom" });
  const ask = createAskModel({ form, deps, consentSentence: () => null });
  scheduler.pageQuestions.value = { ...ask, questions, asked: askedNow, slots: null };
  return { ...form, ...ask };
}

const MISSING = { code: "missing" } as const;

test("a valid answer removes the error of its question only", async () => {
  const { setAnswer, showErrors, errors } = await createForm();
  showErrors({ forWhom: MISSING, firstName: MISSING });
  setAnswer("forWhom", "self");
  expect(errors.value).toEqual({ firstName: MISSING });
});

test("an answer that is still invalid keeps the error", async () => {
  const { setAnswer, showErrors, errors } = await createForm();
  setAnswer("forWhom", "child");
  showErrors({ requesterLastName: MISSING });
  setAnswer("requesterLastName", " ");
  expect(errors.value).toEqual({ requesterLastName: MISSING });
});

test("any valid answer removes an error of the receiver, which alone knows why", async () => {
  const { setAnswer, showErrors, errors } = await createForm();
  setAnswer("forWhom", "self");
  showErrors({ forWhom: { code: "rejected", message: "Please call us." } });
  setAnswer("forWhom", "other");
  expect(errors.value).toEqual({});
});

test("a child's last name is that of the sender until it is changed", async () => {
  const { answers, setAnswer, chooseForWhom, onShown } = await createForm();
  chooseForWhom("child");
  const offered = (sender: string) => {
    setAnswer("requesterLastName", sender);
    onShown("patient");
    return answers.lastName.value;
  };
  expect(["Quil", "Quill"].map(offered)).toEqual(["Quil", "Quill"]);
  setAnswer("lastName", "Holt");
  expect(offered("Quilling")).toBe("Holt");
});

test("each answer stays with the person it is about, until the form is cleared", async () => {
  const { answers, setAnswer, chooseForWhom, otherPatients, reset } = await createForm();
  setAnswer("firstName", "Ada");
  chooseForWhom("child");
  expect([answers.firstName.value, answers.requesterFirstName.value]).toEqual(["", "Ada"]);
  setAnswer("firstName", "Nils");
  chooseForWhom("self");
  chooseForWhom("child");
  expect(answers.firstName.value).toBe("Nils");
  reset();
  expect(otherPatients.value).toBeNull();
  chooseForWhom("child");
  expect([answers.firstName.value, answers.requesterFirstName.value]).toEqual(["", ""]);
});

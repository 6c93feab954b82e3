import { expect, test } from "vitest";

test("the script installs WebScheduler although elements of the page have its name", async () => {
  document.body.innerHTML =
    '<a id="WebScheduler"></a><a id="WebScheduler" name="mount" href="https://other.example"></a>';
  expect(window.WebScheduler?.mount).toBeInstanceOf(HTMLAnchorElement);
  await import("../../../src/embed/script/script.ts");
  expect(window.WebScheduler).toMatchObject({
    mount: expect.any(Function),
    doctor: expect.any(Function),
  });
});

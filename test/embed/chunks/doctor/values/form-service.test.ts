import { expect, test } from "vitest";
import { isInCache } from "../../../../../src/embed/chunks/doctor/values/bundle.ts";
import { isFormService } from "../../../../../src/embed/chunks/doctor/values/form-service.ts";

test.each([
  "https://formspree.io/f/abcdwxyz",
  "https://docs.google.com/forms/d/e/1AbC/formResponse",
  "https://hooks.zapier.com/hooks/catch/1/a/",
  "https://hook.eu1.make.com/a1b2",
  "https://api.hsforms.com/submissions/v3/integration/submit/1/2",
  "https://www.larkmere.test/contact-form",
  "https://www.larkmere.test/wp-admin/admin-ajax.php",
  "https://www.larkmere.test/book.html",
])("%s is the address of a web form", (url) => {
  expect(isFormService(url)).toBe(true);
});

test.each([
  "https://desk.larkmere.test/booking-requests/",
  "https://desk.larkmere.test/requests.php",
  "https://performance.larkmere.test/take",
])("%s may be a receiver", (url) => {
  expect(isFormService(url)).toBe(false);
});

test.each([
  ["/wp-content/cache/min/1/web-scheduler.js?ver=6", true],
  ["/wp-content/plugins/autoptimize/a.js", true],
  ["/_jb_static/??abc", true],
  ["/assets/bundle.min.js", false],
  ["/js/jquery.min.js?cache=/cache/", false],
])("%s is in the cache of an optimizer: %s", (path, isCached) => {
  expect(isInCache(`https://www.larkmere.test${path}`)).toBe(isCached);
});

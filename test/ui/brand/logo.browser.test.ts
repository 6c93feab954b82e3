import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../render-fixture.ts";

const NAME = "Ondelle Dental Studio";
const svg = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

/** A form whose header has this logo. */
async function renderLogo(url: string, hasName = false) {
  const record = recordOf("branded");
  const { branding } = record.web_scheduler_config;
  Object.assign(branding, {
    header_logo_url: "https://cdn.example/logo.png",
    footer_logo_url: "",
    show_location_name_in_header: hasName,
  });
  const { root } = renderRecord(record, { width: 320 });
  let isReplaced = false;
  // The first URL may fail at any time.
  root.addEventListener("error", (event) => isReplaced || event.stopImmediatePropagation(), true);
  await expect.poll(() => root.querySelector("form")).not.toBeNull();
  const header = root.querySelector(".brand") as HTMLElement;
  const image = header.querySelector("img") as HTMLImageElement;
  const top = () => root.querySelector(".title")?.getBoundingClientRect().top;
  const before = top();
  // Records allow no data: URLs, and tests need no server.
  isReplaced = true;
  image.src = url;
  return { header, image, top, before };
}

test("a logo that does not load is replaced by the practice's name, and nothing moves", async () => {
  const { header, image, top, before } = await renderLogo("data:image/png;base64,AAAA");
  await expect.element(page.getByText(NAME, { exact: true })).toBeVisible();
  await expect.element(image).not.toBeVisible();
  expect(header.querySelector(".name")?.getAttribute("aria-hidden")).not.toBe("true");
  expect(top()).toBe(before);
});

test("a logo that loads has its alternative text, and no name behind it", async () => {
  const { header, top, before } = await renderLogo(svg(64, 64));
  await expect.element(header.querySelector<HTMLElement>(".name")).not.toBeVisible();
  await expect.element(page.getByRole("img", { name: NAME })).toBeVisible();
  expect(top()).toBe(before);
});

test.each<[title: string, hasName: boolean]>([
  ["alone", false],
  ["next to the name", true],
])(
  "a logo that is too wide is as high as its ratio allows, also in place of another: %s",
  async (_title, hasName) => {
    const { header, image } = await renderLogo(svg(64, 64), hasName);
    await expect.poll(() => image.naturalWidth).toBe(64);
    image.src = svg(2000, 100);
    await expect.poll(() => image.clientWidth / image.clientHeight).toBeGreaterThan(15);
    expect(image.clientWidth).toBeGreaterThan(100);
    expect(image.getBoundingClientRect().right).toBeLessThan(header.getBoundingClientRect().right);
    expect(image.parentElement?.clientHeight).toBe(image.clientHeight);
  },
);

test("without a logo, the practice's name does not wait for one", async () => {
  const { root } = renderRecord(recordOf("observed-defaults"));
  await expect.poll(() => root.querySelector("header .name")).not.toBeNull();
  const { animationName } = getComputedStyle(root.querySelector("header > *") as Element);
  expect(animationName).toBe("none");
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../render-fixture.ts";

/** At most two lines next to any logo, in any font. */
const NAME = "Ondelle Dental";
const BROKEN = "data:image/png;base64,AAAA";
const svg = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;

async function renderLogo(url: string, hasName = false, place = "header") {
  const record = { ...recordOf("branded"), name: NAME };
  const { branding } = record.web_scheduler_config;
  Object.assign(branding, {
    header_logo_url: "",
    footer_logo_url: "",
    [`${place}_logo_url`]: "https://cdn.example/logo.png",
    header_logo_alt: "",
    header_tagline: "A wave from the sea",
    show_location_name_in_header: hasName,
  });
  const { root, scheduler } = renderRecord(record, { width: 320 });
  // A URL of the record may fail at any time.
  const ignore = (event: Event) =>
    (event.target as HTMLImageElement).src.startsWith("data:") || event.stopImmediatePropagation();
  root.addEventListener("error", ignore, true);
  await expect.poll(() => root.querySelector("form")).not.toBeNull();
  const header = root.querySelector("header") as HTMLElement;
  const image = root.querySelector("img") as HTMLImageElement;
  const top = () => root.querySelector(".title")?.getBoundingClientRect().top;
  const before = top();
  // Records allow no data: URLs, and tests need no server.
  image.src = url;
  const rename = (name: string) => {
    scheduler.record.value = { ...record, name };
  };
  const replace = (logo: string) => {
    const replaced = { ...branding, [`${place}_logo_url`]: logo };
    const web_scheduler_config = { ...record.web_scheduler_config, branding: replaced };
    scheduler.record.value = { ...record, web_scheduler_config };
  };
  return { root, header, image, top, before, rename, replace };
}

test("a logo that does not load is replaced by the practice's current name, and nothing moves", async () => {
  const { header, image, top, before, rename } = await renderLogo(BROKEN);
  await expect.element(page.getByText(NAME, { exact: true })).toBeVisible();
  await expect.element(image).not.toBeVisible();
  expect(header.querySelector(".plate")).toBeNull();
  expect(top()).toBe(before);
  rename("Kestrel Row");
  await expect.poll(() => header.querySelector(".name")?.textContent).toBe("Kestrel Row");
});

test.each(["header", "footer"])(
  "another logo in the %s is shown after one that does not load",
  async (place) => {
    const { root, image, replace } = await renderLogo(BROKEN, false, place);
    await expect.poll(() => image.isConnected).toBe(false);
    replace("https://cdn.example/other.png");
    await expect.poll(() => root.querySelector("img")?.src).toBe("https://cdn.example/other.png");
  },
);

test("a logo that does not load leaves the initials next to the name, which is above the tagline", async () => {
  const { header, image } = await renderLogo(BROKEN, true);
  await expect.element(image).not.toBeVisible();
  await expect.poll(() => header.querySelector(".monogram")?.textContent).toBe("OD");
  expect(header.clientHeight).toBeLessThanOrEqual(96);
});

test("a logo that loads has its alternative text, and no name behind it", async () => {
  const { header } = await renderLogo(svg(64, 64));
  expect(header.textContent).not.toContain(NAME);
  await expect.element(page.getByRole("img", { name: NAME })).toBeVisible();
});

test.each([
  ["1:4", svg(50, 200), 44],
  ["1:1", svg(64, 64), 44],
  ["2:1", svg(200, 100), 44],
  ["3:1", svg(300, 100), 42],
  ["6:1", svg(360, 60), 23],
  ["12:1, in place of another", svg(720, 60), 11],
  ["16 px", svg(16, 16), 44],
  ["1:1 without a size", svg(64, 64).replace(/ width.*'(?=\/)/, " viewBox='0 0 9 9'"), 44],
])("a logo of %s moves nothing below the header, alone or next to the name", async (...row) => {
  const [shape, url, height] = row;
  for (const hasName of [false, true]) {
    const { image, top, before, header } = await renderLogo(url, hasName);
    if (shape.includes("another")) image.src = svg(64, 64);
    await expect.poll(() => image.className).not.toContain("pending");
    image.src = url;
    await expect.poll(() => image.complete && image.clientHeight).toBeLessThanOrEqual(height);
    if (!hasName) expect(image.clientHeight).toBe(height);
    expect([image.clientWidth <= 200, top()]).toEqual([true, before]);
    expect(header.clientHeight).toBeLessThanOrEqual(96);
    const { right, bottom } = image.getBoundingClientRect();
    expect(right).toBeLessThan(header.getBoundingClientRect().right);
    const name = header.querySelector(".name")?.getBoundingClientRect();
    if (hasName)
      expect([right < (name?.left ?? 0), (name?.top ?? 0) < bottom]).toEqual([true, true]);
  }
});

test("without a logo, the practice's name does not wait for one", async () => {
  const { root } = renderRecord(recordOf("observed-defaults"));
  await expect.poll(() => root.querySelector("header .name")).not.toBeNull();
  const { animationName } = getComputedStyle(root.querySelector("header > *") as Element);
  expect(animationName).toBe("none");
});

import { expect, test } from "vitest";
import { renderTimes } from "../questions/questions-fixture.ts";

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function brokenTimes(root: ShadowRoot): string[] {
  const labels = [...root.querySelectorAll(".time span")].map(({ textContent }) => textContent);
  const isShown = ({ parentElement }: Text) =>
    parentElement !== null && getComputedStyle(parentElement).clipPath === "none";
  return [...textNodes(root)].filter(isShown).flatMap((node) =>
    labels
      .filter((label) => node.data.includes(label))
      .filter((label) => {
        const range = document.createRange();
        const start = node.data.indexOf(label);
        range.setStart(node, start);
        range.setEnd(node, start + label.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return Math.max(...tops) - Math.min(...tops) > 8;
      })
      .map((label) => `${label} in “${node.data}”`),
  );
}

// 400 % zoom, 200 % text on a phone, and the narrowest form with columns.
const SIZES = [
  { width: 320, fontSize: 16 },
  { width: 390, fontSize: 32 },
  { width: 760, fontSize: 16 },
];

test.each(["en", "es", "ar"] as const)("no time breaks over two lines in %s", async (lang) => {
  for (const { width, fontSize } of SIZES) {
    const { root, remove } = renderTimes({ lang, width });
    await expect.poll(() => root.querySelectorAll(".time").length).toBeGreaterThan(1);
    const widget = root.querySelector<HTMLElement>(".widget");
    if (widget) widget.style.fontSize = `${fontSize}px`;
    root.querySelector<HTMLElement>(".time input")?.click();
    await expect.poll(() => root.querySelector(".time.picked")).not.toBeNull();
    expect(brokenTimes(root), `${width} px`).toEqual([]);
    remove();
  }
});

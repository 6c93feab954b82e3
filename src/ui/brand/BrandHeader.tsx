import type { Brand, Logo as BrandLogo } from "../../branding/brand.ts";
import { contain } from "../../state/contain.ts";
import { headingTag } from "../elements/Heading.tsx";
import type { View } from "../view.ts";

// A longer name would take many short lines next to a wide logo on a phone.
const MAX_ROW_NAME = 40;

/** The practice's logo, name and tagline, as configured in its branding. */
export function BrandHeader({ view, brand }: { view: View; brand: Brand }) {
  const { logo, name, tagline } = brand.header;
  const Name = headingTag(view.brandLevel);
  const isRow = logo && name && name.text.length <= MAX_ROW_NAME;
  return (
    <header class={isRow ? "brand row" : "brand"} part="header">
      {logo && <Logo key={logo.url} logo={logo} />}
      <div class="late">
        {name && (
          <Name class="name" {...view.practiceText} style={{ fontSize: emOf(name.size) }}>
            {name.text}
          </Name>
        )}
        {tagline && (
          <p class="tagline" {...view.practiceText} style={{ fontSize: emOf(tagline.size) }}>
            {tagline.text}
          </p>
        )}
      </div>
    </header>
  );
}

/** A size in pixels at the usual font size of browsers, in proportion to the reader's (WCAG 2.2, 1.4.4). */
export const emOf = (size: number) => `${size / 16}em`;

/** Shows the texts next to a logo; true if a second has passed, and they were visible before. */
function showName(image: HTMLElement): boolean {
  const text = image.closest(".row")?.lastElementChild;
  if (!text) return false;
  const isVisible = (window.getComputedStyle?.(text).opacity ?? "0") > "0";
  text.className = "";
  return isVisible;
}

/**
 * A logo in a box of its final height, so that nothing moves when it loads. Without another name in the
 * header, the box shows the practice's name if the logo fails, or takes more than a second. A name next to
 * the logo appears with it, or after a second, and then keeps its place. Without state, for which Preact's
 * hooks would add 0.3 kB.
 */
export const Logo = ({ logo: { url, alt, height, name } }: { logo: BrandLogo }) => (
  <div class="logo-box" style={{ minHeight: `${height}px` }}>
    {name && (
      <p class="name late" dir="auto" aria-hidden="true">
        {name}
      </p>
    )}
    <img
      class="logo"
      alt={alt}
      height={height}
      style={{ height: `${height}px` }}
      referrerPolicy="no-referrer"
      decoding="async"
      onLoad={contain(({ currentTarget }) => {
        currentTarget.previousElementSibling?.setAttribute("hidden", "");
        // The texts are visible already: the logo keeps the width that was reserved for it.
        if (showName(currentTarget)) currentTarget.style.aspectRatio = "1";
      })}
      onError={contain(({ currentTarget }) => {
        currentTarget.style.visibility = "hidden";
        currentTarget.previousElementSibling?.removeAttribute("aria-hidden");
        currentTarget.hidden = !showName(currentTarget);
      })}
      // Last, because a referrer policy that is set later makes browsers choose the image once more.
      src={url}
    />
  </div>
);

import type { Brand, Logo as BrandLogo } from "../../form/branding/brand.ts";
import { contain } from "../../state/contain.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { headingTag } from "../elements/Heading.tsx";
import { useView } from "../view-context.ts";

// A longer name would take many short lines next to a wide logo on a phone.
const MAX_ROW_NAME = 40;

/** The practice's logo, name and tagline, as configured in its branding. */
export function BrandHeader({ brand }: { brand: Brand }) {
  const view = useView();
  const { practiceText } = view;
  const { logo, name, tagline } = brand.header;
  const Name = headingTag(view, -1);
  const isRow = logo && name && name.text.length <= MAX_ROW_NAME;
  return (
    <header class={isRow ? "brand row" : "brand"} part="header">
      {logo && <Logo key={logo.url} logo={logo} />}
      <div class="late">
        {name && (
          <Name class="name" {...practiceText} style={{ fontSize: emOf(name.size) }}>
            {name.text}
          </Name>
        )}
        {tagline && (
          <p class="tagline" {...practiceText} style={{ fontSize: emOf(tagline.size) }}>
            {tagline.text}
          </p>
        )}
      </div>
    </header>
  );
}

/** The practice's contact lines and footer logo, as configured in its branding. */
export function BrandFooter({ brand: { footer } }: { brand: Brand }) {
  const view = useView();
  const { logo, address, size } = footer;
  // Not the number that every screen has as a link.
  const isOther = view.dialPhone(footer.phone) !== view.dialPhone(view.phone);
  const phone = isOther && footer.phone;
  if (!logo && !phone && !address) return null;
  return (
    <footer class="contact" part="footer" style={size ? { fontSize: emOf(size) } : undefined}>
      {logo && <Logo key={logo.url} logo={logo} />}
      {address && <p {...view.practiceText}>{address}</p>}
      {phone && (
        <p>
          <CallLink phone={phone} />
        </p>
      )}
    </footer>
  );
}

/** The brand's font, and its colors as custom properties: `--ws-text-light`, `--ws-accent-dark`, … */
export function brandStyle({ font, colors }: Brand): Record<string, string | undefined> {
  const style: Record<string, string | undefined> = { fontFamily: font ?? undefined };
  for (const [scheme, palette] of Object.entries(colors ?? {})) {
    for (const [name, color] of Object.entries(palette)) {
      style[`--ws-${name}-${scheme}`] = color ?? undefined;
    }
  }
  return style;
}

/** A size in pixels at the usual font size of browsers, in proportion to the reader's (WCAG 2.2, 1.4.4). */
const emOf = (size: number) => `${size / 16}em`;

/** Shows the texts next to a logo; true if a second has passed, and they were visible before. */
function showName(image: HTMLElement): boolean {
  const text = image.closest(".row")?.lastElementChild;
  if (!text) return false;
  const isVisible = (window.getComputedStyle?.(text).opacity ?? "0") > "0";
  text.className = "";
  return isVisible;
}

/**
 * Gives a logo its own ratio instead of the square that was reserved for it, so that one that is too wide
 * to be as high as it should be has no empty space above and below it. An SVG without a size has no ratio.
 */
function keepRatio(image: HTMLImageElement, height: number): void {
  const { naturalWidth, naturalHeight, parentElement: box } = image;
  if (!box || !naturalWidth || !naturalHeight) return;
  box.style.setProperty("--ws-ratio", `${naturalWidth / naturalHeight}`);
  box.style.minHeight = "0";
  const header = image.closest<HTMLElement>(".brand");
  // Where the form is hidden, nothing has a height.
  const drawn = image.height / height || 1;
  header?.parentElement?.style.setProperty("--ws-drawn", `${drawn}`);
}

/**
 * A logo in a box of its height, so that nothing moves when it loads, unless it is too wide to be as high.
 * Without another name in the header, the box shows the practice's name if the logo fails, or takes more
 * than a second. A name next to the logo appears with it, or after a second. Without state, for which
 * Preact's hooks would add 0.3 kB.
 */
const Logo = ({ logo: { url, alt, height, name } }: { logo: BrandLogo }) => (
  <div class="logo-box" style={{ "--ws-height": `${height}px` }}>
    {name && (
      <p class="name late" dir="auto" aria-hidden="true">
        {name}
      </p>
    )}
    <img
      class="logo"
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onLoad={contain(({ currentTarget }) => {
        currentTarget.previousElementSibling?.setAttribute("hidden", "");
        showName(currentTarget);
        keepRatio(currentTarget, height);
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

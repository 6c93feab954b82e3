import type { Brand, Logo as BrandLogo } from "../../form/branding/brand.ts";
import { CallLink } from "../elements/CallLink.tsx";
import { headingTag } from "../elements/Heading.tsx";
import { useView } from "../view-context.ts";

export function BrandHeader({ brand }: { brand: Brand }) {
  const view = useView();
  const { practiceText } = view;
  const { logo, name, tagline } = brand.header;
  const Name = headingTag(view, -1);
  return (
    <header class={logo && name ? "brand row" : "brand"} part="header">
      {logo && <Logo key={logo.url} {...logo} size={name?.size} />}
      {name && (
        <Name class="name late" {...practiceText} style={{ fontSize: emOf(name.size) }}>
          {name.text}
        </Name>
      )}
      {tagline && (
        <p class="tagline" {...practiceText} style={{ fontSize: emOf(tagline.size) }}>
          {tagline.text}
        </p>
      )}
    </header>
  );
}

export function BrandFooter({ brand: { footer } }: { brand: Brand }) {
  const view = useView();
  const { logo, address, size } = footer;
  // Not the number that every screen has as a link.
  const isOther = view.dialPhone(footer.phone) !== view.dialPhone(view.phone);
  const phone = isOther && footer.phone;
  if (!logo && !phone && !address) return null;
  return (
    <footer class="contact" part="footer" style={size ? { fontSize: emOf(size) } : undefined}>
      {logo && <Logo key={logo.url} {...logo} />}
      {address && <p {...view.practiceText}>{address}</p>}
      {phone && (
        <p>
          <CallLink phone={phone} />
        </p>
      )}
    </footer>
  );
}

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

/** Shows the name next to a logo; true if a second has passed, and it was visible before. */
function showName(image: HTMLElement): boolean {
  const name = image.closest(".row")?.querySelector(".late");
  if (!name) return false;
  const isVisible = (window.getComputedStyle?.(name).opacity ?? "0") > "0";
  name.className = "name";
  return isVisible;
}

/**
 * A logo in a box of its height, so that nothing moves when it loads; `size` is the font size of the name next to it.
 * Where the header has no other name, the practice's shows if the logo fails or takes over a second; a name next to the
 * logo shows with it, or after a second. Without state: Preact's hooks would add 0.3 kB.
 */
const Logo = ({ url, alt, height, name, size = 16 }: BrandLogo & { size?: number | undefined }) => (
  <div class="logo-box" style={{ "--ws-height": `${height}px`, fontSize: emOf(size) }}>
    {name && (
      <p class="name late" dir="auto" aria-hidden="true">
        {name}
      </p>
    )}
    <img
      class="logo pending"
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onLoad={({ currentTarget: image }) => {
        // Without a box: in WebKit 2.50, the natural size of an SVG is that of its box.
        image.style.display = "none";
        void image.offsetWidth;
        const ratio = image.naturalWidth / image.naturalHeight;
        image.style.display = "";
        image.className = ratio > 2 ? "logo wide" : "logo";
        image.style.setProperty("--ws-ratio", `${ratio}`);
        // Space between the logo and the edge of its plate.
        const plate = window.getComputedStyle?.(image).backgroundColor ?? "";
        if (/[1-9]/.test(plate)) image.style.padding = "4px";
        const shown = image.previousElementSibling as HTMLElement | null;
        if (shown) shown.style.visibility = "hidden";
        showName(image);
      }}
      onError={({ currentTarget: image }) => {
        image.style.visibility = "hidden";
        image.previousElementSibling?.removeAttribute("aria-hidden");
        image.hidden = !showName(image);
      }}
      // Last, because a referrer policy that is set later makes browsers choose the image once more.
      src={url}
    />
  </div>
);

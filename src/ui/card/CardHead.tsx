import { useSignal } from "@preact/signals";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Brand, Logo as BrandLogo } from "../../form/branding/brand.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { CallButton, CallLink } from "../elements/CallLink.tsx";
import { headingTag } from "../elements/Heading.tsx";
import { useView } from "../view-context.ts";

/** The practice: its logo or initials, its name and tagline. */
export function CardHead({ brand }: { brand: Brand | null }) {
  const view = useView();
  const { practiceText } = view;
  const { logo, name, tagline, initials } = brand?.header ?? {};
  const Name = headingTag(view, -1);
  const slogan = tagline && (
    <p class="tagline" {...practiceText} style={sizeOf(tagline.size)}>
      {tagline.text}
    </p>
  );
  return (
    <header part="header">
      <div class="head">
        {logo ? (
          <Logo key={logo.url} {...logo} initials={initials} />
        ) : (
          initials && (
            <span class="plate monogram" aria-hidden="true">
              {initials}
            </span>
          )
        )}
        <div class="who">
          {name && (
            <Name class="name" {...practiceText} style={sizeOf(name.size)}>
              {name.text}
            </Name>
          )}
          {name && slogan}
        </div>
      </div>
      {!name && slogan}
    </header>
  );
}

/** The practice's address and phone number, shown at the end of the card in the layout with two columns. */
export function CardFoot({ record }: { record: LocationRecord }) {
  const { practiceText } = useView();
  const address = postalAddress(record);
  return (
    <div class="foot">
      {address && <p {...practiceText}>{address}</p>}
      <CallButton />
    </div>
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
    <footer class="contact" part="footer" style={sizeOf(size)}>
      {logo && <Logo key={logo.url} {...logo} />}
      {address && <p {...view.practiceText}>{address}</p>}
      {phone && <CallLink phone={phone} />}
    </footer>
  );
}

/** A size in pixels at the usual font size of browsers, in proportion to the reader's (WCAG 2.2, 1.4.4). */
const sizeOf = (size: number | null) => (size ? { fontSize: `${size / 16}em` } : undefined);

interface LogoProps extends BrandLogo {
  initials?: string | undefined;
}

/** In the card, in CSS pixels. */
const MAX_HEIGHT = 48;

/**
 * A logo on a plate of fixed height, so that nothing moves when it loads. If it fails, the practice's name replaces it,
 * or its initials if the name is next to it.
 */
function Logo({ url, alt, height, name, isBare, initials = "" }: LogoProps) {
  /** The image's class; empty if it has failed. */
  const shown = useSignal("logo pending");
  const hasFailed = shown.value === "";
  const text = name || initials;
  if (hasFailed && !text) return null;
  const plate = isBare ? "plate bare" : "plate";
  return (
    <div
      class={hasFailed ? (name ? "name" : "plate monogram") : plate}
      aria-hidden={(hasFailed && !name) || undefined}
      style={{ "--ws-size": `${Math.min(height, MAX_HEIGHT)}px` }}
    >
      {hasFailed ? (
        text
      ) : (
        <img
          class={shown.value}
          alt={alt}
          referrerPolicy="no-referrer"
          decoding="async"
          onLoad={({ currentTarget: image }) => {
            shown.value = image.naturalWidth > 2 * image.naturalHeight ? "logo wide" : "logo";
          }}
          onError={() => {
            shown.value = "";
          }}
          // Last, because a referrer policy that is set later makes browsers choose the image once more.
          src={url}
        />
      )}
    </div>
  );
}

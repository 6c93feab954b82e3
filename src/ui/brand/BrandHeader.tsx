import type { Brand, Logo as BrandLogo } from "../../branding/brand.ts";

const NAME_LEVELS = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** The practice's logo, name and tagline, as its branding says. */
export function BrandHeader({ brand, level }: { brand: Brand; level: number }) {
  const { logo, name, tagline } = brand.header;
  if (!logo && !name && !tagline) return null;
  const Name = NAME_LEVELS[level as keyof typeof NAME_LEVELS] ?? "h2";
  return (
    <header class="brand" part="header">
      {logo && <Logo logo={logo} />}
      {name && (
        <Name class="name" dir="auto" style={{ fontSize: `${name.size}px` }}>
          {name.text}
        </Name>
      )}
      {tagline && (
        <p class="tagline" dir="auto" style={{ fontSize: `${tagline.size}px` }}>
          {tagline.text}
        </p>
      )}
    </header>
  );
}

/** A logo in a box of its own height, so that nothing moves when it arrives. */
export const Logo = ({ logo: { url, alt, height } }: { logo: BrandLogo }) => (
  <img
    class="logo"
    src={url}
    alt={alt}
    height={height}
    style={{ height: `${height}px` }}
    referrerPolicy="no-referrer"
    decoding="async"
  />
);

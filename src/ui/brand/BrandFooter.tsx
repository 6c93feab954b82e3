import type { Brand } from "../../branding/brand.ts";
import { CallLink } from "../elements/CallLink.tsx";
import type { View } from "../view.ts";
import { emOf, Logo } from "./BrandHeader.tsx";

/** The practice's contact lines and footer logo, as configured in its branding. */
export function BrandFooter({ view, brand: { footer } }: { view: View; brand: Brand }) {
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
          <CallLink view={view} phone={phone} />
        </p>
      )}
    </footer>
  );
}

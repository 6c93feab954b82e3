import type { Example } from "../record/example.ts";
import { locationRecord } from "../record/location-record.ts";

export const providers: Example = {
  slug: "providers",
  title: "Providers",
  description:
    "Four people to choose from, in the shapes a profile may have: display name or name, and an id that is a string, a number, or missing.",
  record: locationRecord({
    id: "019cacf7-7362-4171-88f8-fc52bdab15c4",
    organization_id: "a6d64333-82fb-473f-9f68-4a2f78522ada",
    agent_id: "bb607aa2-2f54-41e8-adb5-47d0be8b9a43",
    name: "Bramblegate Dental Practice",
    streetAddress: "2 Bellringers' Close",
    city: "Bramblegate",
    state: "",
    postalCode: "ZZ7 2BG",
    time_zone: "Europe/London",
    phone_number: "+441314960131",
    config: {
      provider_selection_enabled: true,
      provider_profiles: [
        { id: "prov-alderbrook", display_name: "Dr. Wren Alderbrook" },
        { id: "prov-marigold", name: "Dr. Otis Marigold", specialty: "Children's dentistry" },
        { name: "Saffron Pell, dental hygienist" },
        { id: 4207, name: "J. Thistlewaite", display_name: "Dr. Juno Thistlewaite" },
      ],
    },
  }),
};

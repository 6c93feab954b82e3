/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
export const mapUrl = (name: string, address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

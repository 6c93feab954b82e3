/** Shows how to call if there can be no form and the page has no fallback content. */
export function showCallLink(element: Element, phone: string): void {
  if (!phone || element.hasChildNodes()) return;
  const call = document.createElement("a");
  call.href = `tel:${phone}`;
  call.textContent = phone;
  element.appendChild(call);
}

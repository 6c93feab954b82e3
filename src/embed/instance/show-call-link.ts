/** Shows how to call in an element or root without content; there can be no form. */
export function showCallLink(parent: Node, phone: string): void {
  if (!phone || parent.hasChildNodes()) return;
  const call = document.createElement("a");
  call.href = `tel:${phone}`;
  // In a text from right to left, the plus sign would be at the end.
  call.dir = "ltr";
  call.textContent = phone;
  parent.appendChild(call);
}

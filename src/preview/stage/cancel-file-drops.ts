/**
 * Cancels drops of files that nothing else handles: browsers would open the file instead of the
 * page. Returns a function that removes the listeners.
 */
export function cancelFileDrops(target: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const handle = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    // The pointer shows that a drop has no effect.
    dataTransfer.dropEffect = "none";
  };
  target.addEventListener("dragover", handle, { signal });
  target.addEventListener("drop", handle, { signal });
  return () => controller.abort();
}

interface Props {
  /** The accessible name. */
  label: string;
  /** What the button shows. */
  text?: string;
  accept: string;
  onFile(file: File | undefined): void;
}

/** A button that opens the browser's file picker. */
export const FileButton = ({ label, text = "Choose a file", accept, onFile }: Props) => (
  <label class="secondary file">
    {text}
    <input
      class="covering"
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        // So that choosing the same file again fires a change event.
        currentTarget.value = "";
      }}
    />
  </label>
);

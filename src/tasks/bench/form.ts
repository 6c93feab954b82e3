// What both forms that the widget is compared to have: the four usual questions, and their styles.

export const FIELDS = [
  { name: "firstName", label: "First name", autocomplete: "given-name", maxLength: 100 },
  { name: "lastName", label: "Last name", autocomplete: "family-name", maxLength: 100 },
  { name: "phone", label: "Phone", autocomplete: "tel", maxLength: 30 },
  { name: "month", label: "Month of birth", autocomplete: "bday-month", maxLength: 2 },
  { name: "day", label: "Day of birth", autocomplete: "bday-day", maxLength: 2 },
  { name: "year", label: "Year of birth", autocomplete: "bday-year", maxLength: 4 },
] as const;

export const MISSING = "Please answer this question.";
export const NOT_SENT = "Your request could not be sent. Please try again.";
export const NOT_LOADED = "The form could not be loaded. Please call us.";

export const STYLES = `
  :host { display: block; }
  .form, .form * { box-sizing: border-box; }
  .form {
    max-width: 36rem;
    margin: 0 auto;
    padding: 1rem;
    color: #222;
    font: 1rem / 1.5 system-ui, sans-serif;
  }
  header { border-bottom: 2px solid var(--color); }
  footer {
    border-top: 1px solid var(--color);
    font-size: 0.875rem;
  }
  label {
    display: block;
    margin-top: 0.75rem;
    font-weight: 600;
  }
  input {
    display: block;
    width: 100%;
    padding: 0.5rem;
    border: 1px solid #666;
    border-radius: 4px;
    font: inherit;
  }
  [aria-invalid="true"] { border-color: #b00020; }
  .error { color: #b00020; }
  button {
    margin: 1.25rem 0;
    padding: 0.75rem 1.5rem;
    border: 0;
    border-radius: 4px;
    background: var(--color);
    color: #fff;
    font: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--color);
    outline-offset: 2px;
  }`;

// The editor shows the block's settings: the form itself needs the page's script.
(({ blockEditor, blocks, components, element, i18n }) => {
  const { createElement } = element;
  const { __ } = i18n;

  const MODES = [
    { value: "", label: __("In the page", "web-scheduler") },
    { value: "button", label: __("In a dialog, with a floating button", "web-scheduler") },
    {
      value: "popup",
      label: __("In a dialog, opened by a link of the page", "web-scheduler"),
    },
  ];

  const LANGUAGES = [
    { value: "", label: __("The page’s language", "web-scheduler") },
    { value: "en", label: "English" },
    { value: "es", label: "Español" },
    { value: "ar", label: "العربية" },
    { value: "fr", label: "Français" },
    { value: "pt", label: "Português" },
    { value: "zh", label: "简体中文" },
    { value: "zh-Hant", label: "繁體中文" },
    { value: "vi", label: "Tiếng Việt" },
    { value: "ko", label: "한국어" },
    { value: "ru", label: "Русский" },
    { value: "tl", label: "Filipino" },
    { value: "ht", label: "Kreyòl ayisyen" },
  ];

  /**
   * The settings of one block.
   *
   * @param {{
   *   attributes: Record<string, string>,
   *   setAttributes(changed: Record<string, string>): void,
   * }} block
   */
  function Edit({ attributes, setAttributes }) {
    const control = (
      /** @type {unknown} */ type,
      /** @type {string} */ name,
      /** @type {object} */ properties,
    ) =>
      createElement(type, {
        key: name,
        value: attributes[name],
        onChange: (/** @type {string} */ value) => setAttributes({ [name]: value.trim() }),
        ...properties,
      });
    return createElement(
      "div",
      blockEditor.useBlockProps(),
      createElement(
        components.Placeholder,
        {
          icon: "calendar-alt",
          label: __("Booking form", "web-scheduler"),
          instructions: __(
            "The form appears on the published page. Its addresses are under Settings, Web Scheduler.",
            "web-scheduler",
          ),
        },
        control(components.TextControl, "locationId", {
          label: __("Location ID", "web-scheduler"),
          help: __("The UUID of the practice’s location.", "web-scheduler"),
        }),
        control(components.TextControl, "phone", {
          label: __("Phone number", "web-scheduler"),
          help: __("Shown until the form is loaded: + and digits.", "web-scheduler"),
          type: "tel",
        }),
        control(components.SelectControl, "mode", {
          label: __("Where", "web-scheduler"),
          options: MODES,
        }),
        control(components.SelectControl, "lang", {
          label: __("Language", "web-scheduler"),
          options: LANGUAGES,
        }),
      ),
    );
  }

  // The server renders the block.
  blocks.registerBlockType("web-scheduler/form", { edit: Edit, save: () => null });
})(/** @type {any} */ (window).wp);

// The block in the editor: the form itself as a preview, and the sidebar.
(({ blockEditor, blocks, components, element, i18n }, site) => {
  const { createElement } = element;
  const __ = (/** @type {string} */ text) => i18n.__(text, "web-scheduler");

  /** Where the form is, if the page does not show it in its place. */
  const DIALOGS = {
    button: __("A floating button of the page opens this form."),
    popup: __("A link or button with the HTML attribute data-web-scheduler-open opens this form."),
  };
  const MODES = [
    ["", __("In the page")],
    ["button", __("In a dialog, with a floating button")],
    ["popup", __("In a dialog, opened by a link of the page")],
  ];
  const LANGUAGES = [["", __("The page’s language")], ...Object.entries(site.languages)];
  const THEMES = [
    ["", __("As the page")],
    ["light", __("Light")],
    ["dark", __("Dark")],
  ];
  const LEVELS = [["", __("2 (usual)")], ...[..."123456"].map((level) => [level, level])];
  /** The words of `ask`. */
  const QUESTIONS = [
    ["new-patient", __("Is the patient new to the practice?")],
    ["for-whom", __("Whom is the appointment for?")],
    ["call-times", __("When can the patient be called?")],
    ["text-consent", __("May the practice send text messages?")],
  ];

  // Recent versions of WordPress add no margin below controls; older ones do without these options.
  const SPACING = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  /**
   * The form as visitors see it, but in place, and without where it sends. A click on it selects the block.
   * @param {Record<string, unknown>} attributes
   */
  function preview({ mode, ...attributes }) {
    const own = Object.entries(attributes).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]);
    const given = [...Object.entries(site.settings), ...own].filter(([, value]) => value);
    const form = createElement("web-scheduler", { ...Object.fromEntries(given), ref: loadForm });
    return createElement(
      components.Disabled,
      { key: "form", className: "web-scheduler-inline" },
      form,
    );
  }

  /**
   * Loads the form's script into the editor or its frame, once there is a preview.
   * @param {HTMLElement | null} form
   */
  function loadForm(form) {
    const page = form?.ownerDocument;
    if (!page || page.querySelector("#web-scheduler-js")) return;
    page.head.append(
      Object.assign(page.createElement("script"), { id: "web-scheduler-js", src: site.scriptUrl }),
    );
  }

  const missing = () =>
    createElement(
      components.Placeholder,
      {
        icon: "calendar-alt",
        label: __("Booking form"),
        instructions: __(
          "The form needs the addresses that an administrator enters under Settings, Web Scheduler, and a location ID: there, or in the sidebar.",
        ),
      },
      site.settingsUrl &&
        createElement(
          components.ExternalLink,
          { href: site.settingsUrl },
          __("Settings, Web Scheduler"),
        ),
    );

  const options = (/** @type {string[][]} */ choices) =>
    choices.map(([value, label]) => ({ value, label }));

  function controls(/** @type {any} */ { attributes, setAttributes }) {
    /** @type {(type: string, name: string, properties: object) => object} */
    const control = (type, name, properties) =>
      createElement(components[type], {
        ...SPACING,
        key: name,
        value: attributes[name],
        onChange: (/** @type {string} */ value) => setAttributes({ [name]: value.trim() }),
        ...properties,
      });
    const asked = attributes.ask.split(" ").filter(Boolean);
    return [
      control("TextControl", "locationId", {
        label: __("Location ID"),
        help: __(
          "The UUID of the practice’s location, or several separated by spaces. Empty: that of the settings.",
        ),
        placeholder: site.settings["location-id"],
      }),
      control("TextControl", "phone", {
        label: __("Phone number"),
        help: __("Shown until the form is loaded: + and digits."),
        type: "tel",
        placeholder: site.settings.phone,
      }),
      control("SelectControl", "mode", {
        label: __("Where"),
        help: DIALOGS.popup,
        options: options(MODES),
      }),
      control("SelectControl", "lang", { label: __("Language"), options: options(LANGUAGES) }),
      control("SelectControl", "theme", { label: __("Colors"), options: options(THEMES) }),
      control("SelectControl", "headingLevel", {
        label: __("Level of the first heading"),
        help: __("One more than that of the heading above the form."),
        options: options(LEVELS),
      }),
      ...QUESTIONS.map(([word, label]) =>
        control("CheckboxControl", word, {
          label,
          checked: asked.includes(word),
          onChange: (/** @type {boolean} */ isChecked) => {
            const others = asked.filter((/** @type {string} */ one) => one !== word);
            setAttributes({ ask: [...others, ...(isChecked ? [word] : [])].join(" ") });
          },
        }),
      ),
      control("TextareaControl", "questions", {
        label: __("Questions of your own"),
        help: __("As JSON; “Ask more questions” in the documentation has an example."),
        // Not trimmed while it is typed: its texts have spaces.
        onChange: (/** @type {string} */ questions) => setAttributes({ questions }),
      }),
      control("ToggleControl", "askTimes", {
        label: __("Ask for days and times that suit the patient"),
        help: __("Not asked if the form offers available times."),
        checked: attributes.askTimes,
        onChange: (/** @type {boolean} */ askTimes) => setAttributes({ askTimes }),
      }),
    ];
  }

  const isLocationId = (/** @type {string} */ id) =>
    /^([\s,]*\b[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\b)+$/i.test(id);

  function Edit(/** @type {any} */ block) {
    const { attributes } = block;
    const isReady =
      site.isReady && isLocationId(attributes.locationId || site.settings["location-id"]);
    const dialog = DIALOGS[/** @type {keyof typeof DIALOGS} */ (attributes.mode)];
    const panel = createElement(
      components.PanelBody,
      { title: __("Form") },
      createElement("div", { style: { display: "grid", gap: 16 } }, ...controls(block)),
    );
    return createElement(
      "div",
      blockEditor.useBlockProps(),
      createElement(blockEditor.InspectorControls, null, panel),
      isReady && dialog && createElement("p", null, dialog),
      isReady ? preview(attributes) : missing(),
    );
  }

  // The server renders the block.
  blocks.registerBlockType("web-scheduler/form", { edit: Edit, save: () => null });
})(/** @type {any} */ (window).wp, /** @type {any} */ (window).webSchedulerBlock);

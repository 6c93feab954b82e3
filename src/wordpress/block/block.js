// The block in the editor: the form itself as a preview, and the sidebar.
(({ blockEditor, blocks, components, element, i18n }, site) => {
  const { createElement } = element;
  const { __ } = i18n;

  /** Where the form is, if the page does not show it in its place. */
  const DIALOGS = {
    button: __("A floating button of the page opens this form.", "web-scheduler"),
    popup: __(
      "A link or button with the HTML attribute data-web-scheduler-open opens this form.",
      "web-scheduler",
    ),
  };
  const MODES = [
    ["", __("In the page", "web-scheduler")],
    ["button", __("In a dialog, with a floating button", "web-scheduler")],
    ["popup", __("In a dialog, opened by a link of the page", "web-scheduler")],
  ];
  const LANGUAGES = [
    ["", __("The page’s language", "web-scheduler")],
    ...Object.entries(site.languages),
  ];
  const THEMES = [
    ["", __("As the page", "web-scheduler")],
    ["light", __("Light", "web-scheduler")],
    ["dark", __("Dark", "web-scheduler")],
  ];
  const LEVELS = [
    ["", __("2 (usual)", "web-scheduler")],
    ...[..."123456"].map((level) => [level, level]),
  ];
  /** The words of `ask`. */
  const QUESTIONS = [
    ["new-patient", __("Is the patient new to the practice?", "web-scheduler")],
    ["for-whom", __("Whom is the appointment for?", "web-scheduler")],
    ["text-consent", __("May the practice send text messages?", "web-scheduler")],
  ];

  // Recent versions of WordPress add no margin below controls; older ones do without these options.
  const SPACING = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  /**
   * The form as visitors see it, but in place, and without where it sends. A click on it selects the block.
   *
   * @param {Record<string, unknown>} attributes
   */
  function preview({ mode, ...attributes }) {
    const own = Object.entries(attributes).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]);
    const given = [...Object.entries(site.settings), ...own].filter(([, value]) => value);
    const form = createElement("web-scheduler", Object.fromEntries(given));
    return createElement(components.Disabled, { key: "form" }, form);
  }

  /** What is missing before there can be a form. */
  const missing = () =>
    createElement(
      components.Placeholder,
      {
        icon: "calendar-alt",
        label: __("Booking form", "web-scheduler"),
        instructions: __(
          "The form needs the addresses that an administrator enters under Settings, Web Scheduler, and a location ID: there, or in the sidebar.",
          "web-scheduler",
        ),
      },
      site.settingsUrl &&
        createElement(
          components.ExternalLink,
          { href: site.settingsUrl },
          __("Settings, Web Scheduler", "web-scheduler"),
        ),
    );

  /** The controls of the sidebar: one for each attribute of block.json. */
  function controls(/** @type {any} */ { attributes, setAttributes }) {
    const common = (/** @type {string} */ name, /** @type {string} */ label, help = "") => ({
      ...SPACING,
      key: name,
      label,
      help,
      value: attributes[name],
      onChange: (/** @type {string} */ value) => setAttributes({ [name]: value.trim() }),
    });
    const select = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {string[][]} */ choices,
      help = "",
    ) =>
      createElement(components.SelectControl, {
        ...common(name, label, help),
        options: choices.map(([value, title]) => ({ value, label: title })),
      });
    const asked = attributes.ask.split(" ").filter(Boolean);
    return [
      createElement(components.TextControl, {
        ...common(
          "locationId",
          __("Location ID", "web-scheduler"),
          __("The UUID of the practice’s location. Empty: that of the settings.", "web-scheduler"),
        ),
        placeholder: site.settings["location-id"],
      }),
      createElement(components.TextControl, {
        ...common(
          "phone",
          __("Phone number", "web-scheduler"),
          __("Shown until the form is loaded: + and digits.", "web-scheduler"),
        ),
        type: "tel",
        placeholder: site.settings.phone,
      }),
      select("mode", __("Where", "web-scheduler"), MODES, DIALOGS.popup),
      select("lang", __("Language", "web-scheduler"), LANGUAGES),
      select("theme", __("Colors", "web-scheduler"), THEMES),
      select(
        "headingLevel",
        __("Level of the first heading", "web-scheduler"),
        LEVELS,
        __("One more than that of the heading above the form.", "web-scheduler"),
      ),
      ...QUESTIONS.map(([word, label]) =>
        createElement(components.CheckboxControl, {
          __nextHasNoMarginBottom: true,
          key: word,
          label,
          checked: asked.includes(word),
          onChange: (/** @type {boolean} */ isChecked) => {
            const others = asked.filter((/** @type {string} */ one) => one !== word);
            setAttributes({ ask: [...others, ...(isChecked ? [word] : [])].join(" ") });
          },
        }),
      ),
      createElement(components.ToggleControl, {
        __nextHasNoMarginBottom: true,
        key: "askTimes",
        label: __("Ask for days and times that suit the patient", "web-scheduler"),
        help: __("Not asked if the form offers available times.", "web-scheduler"),
        checked: attributes.askTimes,
        onChange: (/** @type {boolean} */ askTimes) => setAttributes({ askTimes }),
      }),
    ];
  }

  const isLocationId = (/** @type {string} */ id) =>
    /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id);

  function Edit(/** @type {any} */ block) {
    const { attributes } = block;
    const isReady =
      site.isReady && isLocationId(attributes.locationId || site.settings["location-id"]);
    const dialog = DIALOGS[/** @type {keyof typeof DIALOGS} */ (attributes.mode)];
    const panel = createElement(
      components.PanelBody,
      { title: __("Form", "web-scheduler") },
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

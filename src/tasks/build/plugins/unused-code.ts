/**
 * Code of a package that the form does not use, and what takes its place, so that the minifiers
 * remove the rest. `@a` to `@f` are names that the package's own minifier has chosen; the same letter
 * is the same name. `…` is anything, as little as possible.
 */
export type Replacement = readonly [unused: string, replacement: string];

export interface PatchedPackage {
  name: string;
  /** The version whose code the replacements were compared with. */
  version: string;
  replacements: readonly Replacement[];
}

/** Members of class components, which are only read: as the condition of their call. */
const NO_CLASSES = [
  "getDerivedStateFromProps",
  "getSnapshotBeforeUpdate",
  "shouldComponentUpdate",
  "getChildContext",
  "componentWillReceiveProps",
  "componentWillUpdate",
  "componentDidUpdate",
  "componentWillMount",
  "componentDidMount",
].map((name): Replacement => [`@a.${name}&&`, "void 0&&"]);

const PREACT: readonly Replacement[] = [
  // Every component is a function without state: no class, and no render that is not ours.
  ...NO_CLASSES,
  ["if(@a.componentWillUnmount)", "if(false)"],
  ["@a=(@b=@c.prototype)&&@b.render,", ""],
  ["@a.prototype.setState=", "void "],
  ["@a.prototype.forceUpdate=", "void "],
  ["8&@a.__g&&++@b<25", "false"],
  ["@a.state||(@a.state={}),", ""],
  // No error boundaries: an error is thrown on.
  ["__e:function(@a,…throw @b=0,@a}", "__e:function(@a){throw @b=0,@a}"],
  // Callbacks after a render, of lifecycle methods and of `setState`.
  ["@a.push.apply(@b.__h,@b.__k),@b.__k=[],", ""],
  [",@a.__h=[],@a.__k=[]", ""],
  ["@a.__h.length&&@b.push(@a)", "0"],
  [
    "@a.some(function(@b){try{@a=@b.__h,@b.__h=[],@a.some(function(@c){@c.call(@b)})}catch(@a){@c.__e(@a,@b.__v)}})",
    "0",
  ],
  // Contexts.
  ["@a=(@b=@c.contextType)&&@d[@b.__c],@e=@b?@a?@a.props.value:@b.__:@d", "@e=@d"],
  // Hydration of HTML from a server: the flags of such nodes, and the comments between them.
  ["@a&&(@b.__m&&@b.__m(@c,@d),@a=!1),", ""],
  ['@a&&"function"!=typeof @b||', ""],
  ['@a&&"textarea"!=@b', "false"],
  ["@a&&@b.data==@c", "false"],
  ["32&@a.__u", "0"],
  ["128&@a.__u", "0"],
  ['@a.data.startsWith("$s")', "false"],
  ['@a.data.startsWith("/$s")', "false"],
  ["@a&&8==@a.nodeType;)", "false;)"],
  ["8==@a.nodeType&&!false", "false"],
  ["@a=@a.__z", "0"],
  ["@a=@b.__c.__z)", "@a=void 0)"],
  ["@a.__c.__z||", ""],
  // Hooks of `options`.
  ["@a.vnode&&@a.vnode(@b)", "0"],
  ["@a.event?@a.event(@b):@b", "@b"],
  ["@a.unmount&&@a.unmount(@b)", "0"],
  ["(@a=@b.__b)", "(0)"],
  ["(@a=@b.diffed)", "(0)"],
  ["@a=@b.__r,", ""],
  ["@a.__c&&@a.__c(@b,@c)", "0"],
  ["@a.__&&@a.__(@b,@c)", "0"],
  // No component throws a promise (suspense), or renders into another parent (portals).
  ["@a&&@a.then", "false"],
  ["@a.props.__P", "void 0"],
  ["@a=@b.__P", "@a=void 0"],
  ["@a.__P&&", "void 0&&"],
  // The root is empty before the first render: no node of the page is adopted.
  ["9==@a.nodeType&&(@a=@a.documentElement),", ""],
  ["@a?null:@b.firstChild?@c.call(@b.childNodes):null", "null"],
  [
    ",@a)for(@b=0;@b<@a.length;@b++)if((@c=@a[@b])&&(@d?",
    ",false)for(@b=0;@b<@a.length;@b++)if((@c=@a[@b])&&(@d?",
  ],
  ['"textarea"==@a&&null!=@b.defaultValue?null:@c&&@d.call(@e.childNodes)', "null"],
  ["!@a&&@b)for(@c={},", "false)for(@c={},"],
  // No custom elements, and no registry of them that is inherited from the parent.
  [",@a.is?@a:@b)", ")"],
  ["@a?@a[0]:", ""],
  ["@a&&@a.some(@b)", "0"],
  // Styles are objects.
  ['"string"==typeof @a)@b.style.cssText=@a;else', "false);else"],
  ['"string"==typeof @a&&(@b.style.cssText=@a=""),', ""],
  // Elements, attributes and events that no component renders.
  ...["math", "template", "progress", "foreignObject", "dangerouslySetInnerHTML"].map(
    (name): Replacement => [`"${name}"==@a`, "false"],
  ),
  ['"http://www.w3.org/1998/Math/MathML"==@a', "false"],
  ['"progress"!=@a', "true"],
  ...["width", "list", "form", "download", "rowSpan", "colSpan", "popover"].map(
    (name): Replacement => [`"${name}"!=@a&&`, ""],
  ),
  ['"popover"==@a&&1==@b?"":@b', "@b"],
  ['"value"==@a&&"defaultValue"in @b||"checked"==@a&&"defaultChecked"in @b', "false"],
  ['@a=@a.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s")', "0"],
  ['@a=@b!=(@b=@b.replace(@c,"$1")),', ""],
];

const SIGNALS: readonly Replacement[] = [
  ...["toJSON", "toString", "valueOf"].map(
    (name): Replacement => [`@a.prototype.${name}=`, "void "],
  ),
  ["@a.prototype.brand=@b;", ""],
  // Options: callbacks for the first and the last subscriber, and names for DevTools.
  ["else @a(function(){var @b;null==(@b=@c.W)||@b.call(@c)})", ""],
  ["if(void 0===@a)@b(function(){var @c;null==(@c=@d.Z)||@c.call(@d)})", ""],
  ["this.W=null==@a?void 0:@a.watched;", ""],
  ["this.Z=null==@a?void 0:@a.unwatched;", ""],
  ["this.name=null==@a?void 0:@a.name", ""],
];

export const PATCHED_PACKAGES: readonly PatchedPackage[] = [
  { name: "preact", version: "11.2.0", replacements: PREACT },
  { name: "@preact/signals-core", version: "1.14.5", replacements: SIGNALS },
];

import type { HostPages } from "../host-page.ts";

export const builtins: HostPages = {
  "array-from-replaced": {
    untestable: ["webkit"],
    script: `
      function $A(list) {
        if (!list) return [];
        var length = list.length || 0, results = new Array(length);
        while (length--) results[length] = list[length];
        return results;
      }
      Array.from = $A;
    `,
  },
  "array-methods-replaced": {
    script: `
      Array.prototype.entries = function () { return this.slice(); };
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
      Array.prototype.flat = function () { return this.concat.apply([], this); };
      Array.prototype.includes = function (item) { return this.indexOf(item) !== -1; };
      Array.prototype.find = function (test) { for (var i = 0; i < this.length; i++) if (test(this[i], i)) return this[i]; };
    `,
  },
  "array-prototype-extended": {
    script: String.raw`
      Array.prototype.contains = function (item) { return this.indexOf(item) > -1; };
      Array.prototype.remove = function (item) { this.splice(this.indexOf(item), 1); };
      Array.prototype.last = function () { return this[this.length - 1]; };
      String.prototype.trim = function () { return this.replace(/^\s+|\s+$/g, ""); };
    `,
  },
  "bind-replaced": {
    script: `
      Function.prototype.bind = function (self, values) {
        var call = this;
        return function () { return call.apply(self, values === undefined ? arguments : [].concat(values)); };
      };
    `,
  },
  "date-methods-replaced": {
    script: `
      Date.prototype.toString = function () { return "today"; };
      Date.prototype.toISOString = function () { return "today"; };
      Number.prototype.ordinal = function () { return this + "th"; };
    `,
  },
  "json-missing": { script: "window.JSON = undefined;" },
  "json-replaced": {
    script: `
      window.JSON = {
        stringify: function () { return "{}"; },
        parse: function (text) { return eval("(" + text + ")"); }
      };
    `,
  },
  "json-stringify-wrapped": {
    script: `
      var stringify = JSON.stringify;
      JSON.stringify = function (value) { return stringify(value).replace(/"/g, "'"); };
    `,
  },
  "map-redeclared": {
    untestable: ["webkit"],
    script: `
      var Map = function (place) { this.place = place; };
      var Set = "set";
      var Symbols = {};
      var status = "open", name = "practice", top1 = 1;
    `,
  },
  "object-keys-replaced": {
    script: `
      Object.keys = function (object) { var keys = []; for (var key in object) keys.push(key); return keys; };
      Object.values = function (object) { var values = []; for (var key in object) values.push(object[key]); return values; };
      Object.prototype.x = 1;
    `,
  },
  "object-prototype-extended": {
    selected: "chromium",
    script: `
      Object.prototype.extend = function (more) { for (var key in more) this[key] = more[key]; return this; };
      Object.prototype.clone = function () { return {}.extend(this); };
      Object.prototype.each = function (callback) { for (var key in this) callback(key, this[key]); };
      Object.prototype.size = function () { return 0; };
      Object.prototype.isEmpty = false;
    `,
  },
  "object-prototype-getter": {
    script: `
      Object.defineProperty(Object.prototype, "practice", { get: function () { return "Larkmere"; }, enumerable: true });
      Object.prototype.key = "k";
    `,
  },
  "object-prototype-method": { script: 'Object.prototype.foo = function () { return "bar"; };' },
  "prototypes-frozen": {
    script: `
      Object.freeze(Object.prototype);
      Object.freeze(Array.prototype);
      Object.freeze(Function.prototype);
    `,
  },
  "string-methods-replaced": {
    script: `
      String.prototype.startsWith = function (start) { return this.indexOf(start) === 0; };
      String.prototype.padStart = function (length, fill) { var text = String(this); while (text.length < length) text = fill + text; return text; };
      String.prototype.replaceAll = function (from, to) { return this.split(from).join(to); };
    `,
  },
  "to-json-on-prototypes": {
    script: `
      Array.prototype.toJSON = function () {
        return "[" + this.map(function (item) { return Object.toJSON(item); }).join(", ") + "]";
      };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Number.prototype.toJSON = function () { return String(this); };
      Date.prototype.toJSON = function () { return '"' + this.getUTCFullYear() + '"'; };
      Object.toJSON = function (object) { return String(object); };
      Object.prototype.toJSON = function () { return "{}"; };
    `,
  },
};

import { expect, test } from "vitest";
import {
  hasForm,
  hasUnclosedElement,
} from "../../../../../src/embed/chunks/doctor/source/unclosed.ts";

const FORM = '<web-scheduler mode="inline">Call us</web-scheduler>';

test.each([
  '<web-scheduler mode="inline" />',
  "<web-scheduler/><p>Later</p>",
  "<web-scheduler><p>Later</p>",
  `${FORM}<Web-Scheduler\nmode="popup">Call us</web-schedular>`,
])("%s is not closed", (html) => {
  expect(hasUnclosedElement(html)).toBe(true);
});

test.each([
  FORM,
  `${FORM}${FORM}`,
  "<WEB-SCHEDULER></WEB-SCHEDULER >",
  "<web-scheduler-note>No form</web-scheduler-note>",
  "<!-- <web-scheduler /> -->",
  '<script>const html = "<web-scheduler>";</script>',
  "<template><web-scheduler /></template>",
  "<pre>&lt;web-scheduler /&gt;</pre>",
  "",
])("%s is closed", (html) => {
  expect(hasUnclosedElement(html)).toBe(false);
});

test.each([
  [FORM, true],
  ["<web-scheduler />", true],
  [`<!-- ${FORM} -->`, false],
  [`<template>${FORM}</template>`, false],
  ["<web-scheduler-note></web-scheduler-note>", false],
])("%s has a form: %s", (html, isThere) => {
  expect(hasForm(html)).toBe(isThere);
});

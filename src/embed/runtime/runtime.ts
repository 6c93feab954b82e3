import { batch, computed, signal, useSignal } from "@preact/signals";
import { attempt, contain, dispatchError, effect, listen } from "../../host/contain.ts";
import { Fragment, jsx } from "../../host/jsx-runtime.ts";
import { Boundary } from "../../ui/elements/Boundary.tsx";
import { Choices, Group, Option, Row } from "../../ui/fields/Choices.tsx";
import { TextControl } from "../../ui/fields/TextControl.tsx";
import { useView } from "../../ui/view-context.ts";

/** What chunks use of the script's copy (chunks/shared-runtime.ts). */
const RUNTIME = {
  jsx,
  jsxs: jsx,
  Fragment,
  batch,
  computed,
  signal,
  useSignal,
  attempt,
  contain,
  effect,
  listen,
  dispatchError,
  Boundary,
  Choices,
  Group,
  Option,
  Row,
  TextControl,
  useView,
};

export type Runtime = typeof RUNTIME;

export function withRuntime<Chunk extends object>(chunk: Chunk): Chunk {
  if ("setRuntime" in chunk) (chunk.setRuntime as (runtime: Runtime) => void)(RUNTIME);
  return chunk;
}

import { Checks } from "../checks/ChecksPanel.tsx";
import { Probe } from "../checks/OverflowProbe.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Wall } from "../gallery/Gallery.tsx";
import { Share } from "../share/SharePanel.tsx";
import { FaultDesk } from "../stage/FaultPanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import type { Side, Studio } from "../state/preview-state.ts";
import { Notice } from "./Notice.tsx";
import { Bar } from "./TopBar.tsx";

/** The designer's page. */
export function App({ studio }: { studio: Studio }) {
  const { place, side } = studio;
  return (
    <>
      <Bar studio={studio} />
      <Notice studio={studio} />
      <main class="desk">
        <h1 class="unseen">Preview</h1>
        <Editor studio={studio} />
        {place.value === "form" ? <Stage studio={studio} /> : <Wall studio={studio} />}
        <section class="side" aria-label="Checks, sharing and faults">
          <div class="segments" role="group" aria-label="Shown here">
            {SIDES.map(([name, title]) => (
              <button
                key={name}
                type="button"
                aria-pressed={side.value === name}
                onClick={() => {
                  side.value = name;
                }}
              >
                {title}
                {name === "checks" && <FindingCount studio={studio} />}
              </button>
            ))}
          </div>
          <h2 class="unseen">{SIDES.find(([name]) => name === side.value)?.[1]}</h2>
          {side.value === "checks" && <Checks studio={studio} />}
          {side.value === "share" && <Share studio={studio} />}
          {side.value === "faults" && <FaultDesk studio={studio} />}
        </section>
      </main>
      <Probe studio={studio} />
    </>
  );
}

const SIDES: readonly [Side, string][] = [
  ["checks", "Checks"],
  ["share", "Share"],
  ["faults", "Faults"],
];

function FindingCount({ studio }: { studio: Studio }) {
  const serious = studio.findings.value.filter(({ severity }) => severity !== "note").length;
  if (serious === 0) return null;
  return (
    <>
      {" "}
      <span class="count">{serious}</span>
      <span class="unseen"> to look at</span>
    </>
  );
}

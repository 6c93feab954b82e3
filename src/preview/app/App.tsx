import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { measureContrast } from "../checks/measure-contrast.ts";
import { Segments } from "../controls/controls.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { Looks } from "../looks/Looks.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { afterRender, type Tab, usePreview } from "../state/preview-state.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { Notice } from "./Notice.tsx";
import { MAIN_VIEWS, TopBar } from "./TopBar.tsx";

interface Props {
  checks: Checks;
}

/** The whole page. */
export function App({ checks }: Props) {
  return (
    <>
      <TopBar />
      <Notice />
      <Layout checks={checks} />
      <PhoneTabs checks={checks} />
      <ConflictDialog />
    </>
  );
}

function Layout({ checks }: Props) {
  const { mainView, view, tab } = usePreview();
  const isAlone = mainView.value === "gallery" && !view.hasPanels.value;
  return (
    // Not a signal as an attribute, which changes only after `afterRender`.
    <main class={`layout${isAlone ? " without-panels" : ""}`} data-tab={tab.value}>
      <h1 class="visually-hidden">Preview</h1>
      <Editor>
        <Looks />
      </Editor>
      {mainView.value === "gallery" ? (
        <Gallery />
      ) : (
        <Stage
          onShown={(root) => {
            checks.contrasts.value = measureContrast(root);
          }}
        />
      )}
      <SidePanel checks={checks} />
    </main>
  );
}

const panelTitles = (checks: Checks) => ({
  checks: (
    <>
      Checks <IssueCount checks={checks} />
    </>
  ),
  share: "Share",
});

function SidePanel({ checks }: Props) {
  const { sidePanel } = usePreview();
  return (
    <section class="side-panel" aria-label="Checks and sharing" tabIndex={-1}>
      <Segments label="Panel" titles={panelTitles(checks)} selected={sidePanel} />
      {sidePanel.value === "checks" ? <ChecksPanel checks={checks} /> : <SharePanel />}
    </section>
  );
}

/** On a phone, which shows one part of the page, or the form above another one. */
function PhoneTabs({ checks }: Props) {
  const { tab, show } = usePreview();
  const titles = { settings: "Settings", ...MAIN_VIEWS, ...panelTitles(checks) };
  return (
    <nav class="phone-tabs">
      <Segments
        label="Parts of the page"
        titles={titles}
        selected={{
          get value(): Tab {
            return tab.value;
          },
          set value(next) {
            show(next);
            afterRender(() => window.scrollTo(0, 0));
          },
        }}
      />
    </nav>
  );
}

function IssueCount({ checks }: Props) {
  const issues = checks.issues.value;
  if (issues.length === 0) return null;
  const hasErrors = issues.some(({ severity }) => severity === "error");
  return (
    <span class={`badge ${hasErrors ? "error" : "warning"}`}>
      {issues.length}
      <span class="visually-hidden"> {issues.length === 1 ? "issue" : "issues"}</span>
    </span>
  );
}

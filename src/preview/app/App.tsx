import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { Segments } from "../controls/controls.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { Looks } from "../looks/Looks.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { usePreview } from "../state/preview-state.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { Notice } from "./Notice.tsx";
import { TopBar } from "./TopBar.tsx";

interface Props {
  checks: Checks;
}

/** The whole page. */
export function App({ checks }: Props) {
  const { mainView } = usePreview();
  return (
    <>
      <TopBar />
      <Notice />
      <main class="layout">
        <h1 class="visually-hidden">Preview</h1>
        <Editor>
          <Looks checks={checks} />
        </Editor>
        {mainView.value === "gallery" ? <Gallery /> : <Stage onShown={checks.measure} />}
        <SidePanel checks={checks} />
      </main>
      <ConflictDialog />
    </>
  );
}

function SidePanel({ checks }: Props) {
  const { sidePanel } = usePreview();
  const issues = checks.issues.value;
  const titles = {
    checks: (
      <>
        Checks{" "}
        {issues.length > 0 && (
          <span class={`badge ${issues[0]?.severity}`}>
            {issues.length}
            <span class="visually-hidden"> {issues.length === 1 ? "issue" : "issues"}</span>
          </span>
        )}
      </>
    ),
    share: "Share",
  };
  return (
    <section class="side-panel" aria-label="Checks and sharing">
      <Segments label="Panel" titles={titles} selected={sidePanel} />
      {sidePanel.value === "checks" ? <ChecksPanel checks={checks} /> : <SharePanel />}
    </section>
  );
}

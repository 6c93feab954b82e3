import type { ComponentChildren } from "preact";
import { Approval } from "../approval/Approval.tsx";
import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { FormProbe } from "../checks/FormProbe.tsx";
import { Segments } from "../controls/Segments.tsx";
import { Editor } from "../editor/Editor.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import { Looks } from "../looks/Looks.tsx";
import { SharePanel } from "../share/SharePanel.tsx";
import { FaultPanel } from "../stage/FaultPanel.tsx";
import { Stage } from "../stage/Stage.tsx";
import { afterRender, usePreview } from "../state/preview-context.ts";
import type { SidePanel as PanelName, PhoneTab } from "../state/preview-state.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { FoldButton } from "./FoldButton.tsx";
import { Notice } from "./Notice.tsx";
import { SkipLinks } from "./SkipLinks.tsx";
import { MAIN_VIEWS, TopBar } from "./TopBar.tsx";

const PANELS: Readonly<Record<PanelName, string>> = {
  checks: "Checks",
  share: "Share",
  faults: "Faults",
};

interface Props {
  checks: Checks;
}

/** The whole page. */
export function App({ checks }: Props) {
  const { mainView } = usePreview();
  return (
    <>
      <SkipLinks />
      <TopBar />
      <Notice />
      <Layout>
        <h1 class="visually-hidden">Preview</h1>
        <Editor fold={<FoldButton panel="settings" title="Settings" />}>
          <Looks />
        </Editor>
        {mainView.value === "form" && <Stage />}
        {mainView.value === "gallery" && <Gallery />}
        {mainView.value === "approval" && <Approval checks={checks} />}
        <SidePanel checks={checks} />
      </Layout>
      <PhoneTabs checks={checks} />
      <ConflictDialog />
      <FormProbe checks={checks} />
    </>
  );
}

function Layout({ children }: { children: ComponentChildren }) {
  const { mainView, view, phoneTab } = usePreview();
  const isAlone = mainView.value !== "form" && !view.hasPanels.value;
  const { settings, panel } = view.isFolded;
  const folded = `${settings.value ? " folded-settings" : ""}${panel.value ? " folded-panel" : ""}`;
  return (
    // Not a signal as an attribute, which changes only after `afterRender`.
    <main class={`layout${isAlone ? " without-panels" : folded}`} data-tab={phoneTab.value}>
      {children}
    </main>
  );
}

function SidePanel({ checks }: Props) {
  const { sidePanel } = usePreview();
  return (
    <section class="side-panel" aria-label="Checks and sharing" tabIndex={-1}>
      <Segments label="Panel" selected={sidePanel} {...usePanels(checks)} />
      <FoldButton panel="panel" title="Side panel" />
      <h2 class="visually-hidden">{PANELS[sidePanel.value]}</h2>
      {sidePanel.value === "checks" && <ChecksPanel checks={checks} />}
      {sidePanel.value === "share" && <SharePanel />}
      {sidePanel.value === "faults" && <FaultPanel />}
    </section>
  );
}

// A phone leads to the approval sheet from the gallery.
const { approval: _approval, ...PHONE_VIEWS } = MAIN_VIEWS;

/** Where the parts of the page were scrolled to. */
const scrollTops: { [Tab in PhoneTab]?: number } = {};

/** On a phone, which shows one part of the page, or the form above another one. */
function PhoneTabs({ checks }: Props) {
  const { phoneTab } = usePreview();
  const { titles, counts } = usePanels(checks);
  const selected = {
    get value() {
      return phoneTab.value;
    },
    set value(tab) {
      scrollTops[phoneTab.value] = window.scrollY;
      phoneTab.value = tab;
      afterRender(() => window.scrollTo(0, scrollTops[tab] ?? 0));
    },
  };
  return (
    <nav class="phone-tabs">
      <Segments
        label="Parts of the page"
        selected={selected}
        titles={{ settings: "Settings", ...PHONE_VIEWS, ...titles }}
        counts={counts}
      />
    </nav>
  );
}

/** The panels that this server has, and what is counted after their titles. */
function usePanels(checks: Checks) {
  const { faults, ...others } = PANELS;
  return {
    titles: usePreview().server.isAvailable.value ? { ...others, faults } : others,
    counts: { checks: <IssueCount checks={checks} />, faults: <FaultMark /> },
  };
}

function FaultMark() {
  if (!usePreview().view.fault.value) return null;
  return (
    <>
      {" "}
      <span class="badge warning">on</span>
    </>
  );
}

function IssueCount({ checks }: Props) {
  const issues = checks.issues.value.filter(({ severity }) => severity !== "note");
  const count = issues.length;
  const hasErrors = issues.some(({ severity }) => severity === "error");
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span class={`badge ${hasErrors ? "error" : "warning"}`}>
        {count}
        <span class="visually-hidden"> {count === 1 ? "issue" : "issues"}</span>
      </span>
    </>
  );
}

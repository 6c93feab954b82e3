import type { ComponentChildren } from "preact";
import { ChecksPanel } from "../checks/ChecksPanel.tsx";
import type { Checks } from "../checks/create-checks.ts";
import { FormProbe } from "../checks/FormProbe.tsx";
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
  const { mainView } = usePreview();
  return (
    <>
      <SkipLinks />
      <TopBar />
      <Notice />
      <Layout>
        <h1 class="visually-hidden">Preview</h1>
        <Editor>
          <Looks />
        </Editor>
        {mainView.value === "form" ? <Stage /> : <Gallery />}
        <SidePanel checks={checks} />
      </Layout>
      <PhoneTabs checks={checks} />
      <ConflictDialog />
      <FormProbe checks={checks} />
    </>
  );
}

function Layout({ children }: { children: ComponentChildren }) {
  const { mainView, view, tab } = usePreview();
  const isAlone = mainView.value === "gallery" && !view.hasPanels.value;
  return (
    // Not a signal as an attribute, which changes only after `afterRender`.
    <main class={`layout${isAlone ? " without-panels" : ""}`} data-tab={tab.value}>
      {children}
    </main>
  );
}

const SKIP_LINKS = [
  { tab: "settings", selector: ".editor", title: "the settings" },
  { tab: "form", selector: ".stage", title: "the form" },
  { tab: "checks", selector: ".side-panel", title: "checks and sharing" },
] as const;

/**
 * Moves the focus to a part of the page, past the many controls before it (WCAG 2.2, 2.4.1). Buttons,
 * because a link would replace the draft in the URL's fragment.
 */
function SkipLinks() {
  const { show } = usePreview();
  return (
    <nav class="skip-links floating row" aria-label="Skip links">
      {SKIP_LINKS.map(({ tab, selector, title }) => (
        <button
          key={tab}
          type="button"
          onClick={() => {
            show(tab);
            afterRender(() => document.querySelector<HTMLElement>(selector)?.focus());
          }}
        >
          Skip to {title}
        </button>
      ))}
    </nav>
  );
}

function SidePanel({ checks }: Props) {
  const { sidePanel, show } = usePreview();
  const selected = {
    get value() {
      return sidePanel.value;
    },
    set value(panel) {
      show(panel);
    },
  };
  const titles = {
    checks: (
      <>
        Checks
        <IssueCount checks={checks} />
      </>
    ),
    share: "Share",
  };
  return (
    <section class="side-panel" aria-label="Checks and sharing" tabIndex={-1}>
      <Segments label="Panel" titles={titles} selected={selected} />
      {sidePanel.value === "checks" ? <ChecksPanel checks={checks} /> : <SharePanel />}
    </section>
  );
}

/** Where the parts of the page were scrolled to. */
const scrollTops: { [Name in Tab]?: number } = {};

/** On a phone, which shows one part of the page, or the form above another one. */
function PhoneTabs({ checks }: Props) {
  const { tab, show } = usePreview();
  const selected = {
    get value() {
      return tab.value;
    },
    set value(next) {
      scrollTops[tab.value] = window.scrollY;
      show(next);
      afterRender(() => window.scrollTo(0, scrollTops[next] ?? 0));
    },
  };
  const titles = {
    settings: "Settings",
    ...MAIN_VIEWS,
    checks: (
      <>
        Checks
        <IssueCount checks={checks} />
      </>
    ),
    share: "Share",
  };
  return (
    <nav class="phone-tabs">
      <Segments label="Parts of the page" titles={titles} selected={selected} />
    </nav>
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

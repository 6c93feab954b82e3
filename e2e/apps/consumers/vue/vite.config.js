import vue from "@vitejs/plugin-vue";

const isCustomElement = (tag) => tag === "web-scheduler";

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };

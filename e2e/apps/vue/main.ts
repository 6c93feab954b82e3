import { define } from "@web-scheduler/widget";
import { createApp } from "vue";
import { createRouter, createWebHistory } from "vue-router";
import Book from "./Book.vue";
import Mounted from "./Mounted.vue";
import Practice from "./Practice.vue";

define();

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: "/", component: { template: "", render: () => "Welcome" } },
    { path: "/book", component: Book },
    { path: "/mounted", component: Mounted },
  ],
});

createApp(Practice).use(router).mount("#app");

declare module 'vanilla-cookieconsent/dist/cookieconsent.css?preferences'
